import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readAsides } from '../asides/readAsides.ts';
import { dangerIn } from '../danger/dangerIn.ts';
import { kindsOf } from '../kinds.ts';
import { readChoice } from '../choices/readChoice.ts';
import { readComplaint } from '../complaints/readComplaint.ts';
import { type Task, labelsOf } from '../models.ts';
import { readEach } from '../stories/sentenceReader.ts';
import { safetyLabels } from '../turns/labels.ts';
import type { Understanding } from '../understanding.ts';
import { type Labeled, labeled } from './corpora.ts';
import type { MeasuredAdverts } from './measuredAdverts.ts';
import type { MeasuredReplies, RepliesMeasured } from './measuredReplies.ts';
import { type Confusion, type Mistake, confusionsOf, worstOf } from './mistakes.ts';
import { type Figures, type Found, type Pair, figuresOf, mistaken, recallOf } from './figures.ts';

/** What an encoder's heads reach on the texts held out. */
export interface Measured {
  readonly task: Task;
  readonly encoder: string;
  readonly figures: Figures;
  /** Of turns: how much of what needs care was found, and how many plain answers were taken for something else. */
  readonly safety?: {
    readonly recall: Readonly<Record<(typeof safetyLabels)[number], number>>;
    readonly answersMistaken: number;
    /** How many turns that need care get it, by what the interview acts on, and how many plain answers get it without need. */
    readonly metWithCare: number;
    readonly careWithoutNeed: number;
  };
  /** Of texts that tell or hint of danger, by what the interview acts on: how many stop it, and how many are met at least with help, or care. */
  readonly inDanger?: { readonly stopped: number; readonly met: number };
  /** Of turns: what they are taken for, and the surest mistakes. */
  readonly confusions?: readonly Confusion[];
  readonly worst?: readonly Mistake[];
  /** How long a text takes on average, in milliseconds. */
  readonly msEach: number;
}

/** Reads all texts that are held out with each understanding. */
export async function measured(understandings: readonly Understanding[]): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const one of understandings) {
    all.push(
      await measuredTurns(one),
      await measuredSentences(one),
      await measuredDanger(one),
      await measuredComplaints(one),
      await measuredChoices(one),
      await measuredAsides(one),
    );
  }
  return all;
}

async function measuredTurns(understanding: Understanding): Promise<Measured> {
  const cared = new Set<string>();
  const { pairs, msEach } = await readAll('turns', async (text) => {
    const reading = await understanding.readTurn(text);
    const { label, confidence, also } = reading;
    if (kindsOf(reading).some(isSafety) || dangerIn(reading) !== null) cared.add(text);
    return { label, confidence, also: also.map((sign) => sign.label) };
  });
  const recall = { distress: recallOf(pairs, 'distress'), private: recallOf(pairs, 'private') };
  const { encoder } = understanding.reader;
  return {
    ...{ task: 'turns', encoder, msEach, figures: figuresOf(labelsOf.turns, pairs) },
    confusions: confusionsOf(pairs, 10),
    worst: worstOf(pairs, 20),
    safety: {
      recall,
      answersMistaken: mistaken(pairs, 'answer'),
      metWithCare: shareOf(cared, pairs, ({ labels }) => labels.some(isSafety)),
      careWithoutNeed: shareOf(cared, pairs, ({ labels }) => labels.join() === 'answer'),
    },
  };
}

/** From this probability on words are told for danger. */
const maybeDanger = 0.5;
const isSafety = (label: string): boolean => safetyLabels.some((safety) => safety === label);

/** How many of these turns are among those met with care, as a share. */
function shareOf(cared: ReadonlySet<string>, pairs: readonly Pair[], wanted: (turn: Labeled) => boolean): number {
  const turns = pairs.map((pair) => pair.labeled).filter(wanted);
  return turns.filter(({ text }) => cared.has(text)).length / turns.length;
}

async function measuredSentences({ reader }: Understanding): Promise<Measured> {
  const { pairs, msEach } = await readAll('stories', async (text) => {
    const [found] = await readEach(reader, [text]);
    return found ?? { label: '', also: [] };
  });
  return { task: 'stories', encoder: reader.encoder, msEach, figures: figuresOf(labelsOf.stories, pairs) };
}

async function measuredDanger(understanding: Understanding): Promise<Measured> {
  const met = new Set<string>();
  const stopped = new Set<string>();
  const { pairs, msEach } = await readAll('danger', async (text) => {
    const reading = await understanding.readTurn(text);
    const { danger } = reading;
    const acted = dangerIn(reading);
    if (acted === 'sure') stopped.add(text);
    if (acted !== null || kindsOf(reading).some(isSafety)) met.add(text);
    return { label: danger >= maybeDanger ? 'danger' : 'none', also: [] };
  });
  const tells = ({ labels }: Labeled) => labels.includes('danger');
  const inDanger = { stopped: shareOf(stopped, pairs, tells), met: shareOf(met, pairs, tells) };
  const { encoder } = understanding.reader;
  return { task: 'danger', encoder, msEach, figures: figuresOf(labelsOf.danger, pairs), inDanger };
}

async function measuredComplaints({ reader }: Understanding): Promise<Measured> {
  const { pairs, msEach } = await readAll('complaints', async (text) => ({
    label: (await readComplaint(reader, text)).about,
    also: [],
  }));
  return { task: 'complaints', encoder: reader.encoder, msEach, figures: figuresOf(labelsOf.complaints, pairs) };
}

async function measuredChoices({ reader }: Understanding): Promise<Measured> {
  const { pairs, msEach } = await readAll('choices', async (text) => {
    const { choice } = await readChoice(reader, text);
    return { label: choice[0]?.label ?? '', also: [] };
  });
  return { task: 'choices', encoder: reader.encoder, msEach, figures: figuresOf(labelsOf.choices, pairs) };
}

/** A sentence that is taken for nothing said to the interviewer counts as `none`. */
async function measuredAsides({ reader }: Understanding): Promise<Measured> {
  const { pairs, msEach } = await readAll('asides', async (text) => {
    const [first, ...others] = (await readAsides(reader, text)).map(({ label }) => label);
    return { label: first ?? 'none', also: others };
  });
  return { task: 'asides', encoder: reader.encoder, msEach, figures: figuresOf(labelsOf.asides, pairs) };
}

async function readAll<T extends Found>(
  task: Task,
  read: (text: string) => Promise<T>,
): Promise<{ readonly pairs: (Pair & { readonly found: T })[]; readonly msEach: number }> {
  const texts = labeled(task, 'heldout');
  const pairs: (Pair & { readonly found: T })[] = [];
  const began = performance.now();
  for (const one of texts) pairs.push({ labeled: one, found: await read(one.text) });
  return { pairs, msEach: (performance.now() - began) / texts.length };
}

const figuresFile = path.join(import.meta.dirname, '../../weights/figures.json');

/** Figures by their names, such as "turns, all-MiniLM-L6-v2: label right", as shares. */
export type Summary = Readonly<Record<string, number>>;

/** The figures that must not fall. */
export function summaryOf(all: readonly Measured[]): Summary {
  return Object.fromEntries(
    all.flatMap(({ task, encoder, figures, safety, inDanger }) => {
      const named = (what: string, share: number) => [`${task}, ${encoder}: ${what}`, share] as const;
      return [
        named('label right', figures.accuracy),
        named('macro F1', figures.macroF1),
        ...(safety
          ? [
              named('distress found', safety.recall.distress),
              named('private matters found', safety.recall.private),
              named('plain answers understood', 1 - safety.answersMistaken),
              named('met with care', safety.metWithCare),
            ]
          : []),
        ...(inDanger ? [named('stopped for danger', inDanger.stopped), named('danger met', inDanger.met)] : []),
      ];
    }),
  );
}

/** The figures of replies that must not fall. */
export const summaryOfReplies = (all: RepliesMeasured): Summary =>
  Object.fromEntries([
    ...all.interviews.flatMap((one) => repliesNamed('interviews', one)),
    ...all.moments.flatMap((one) => repliesNamed('moments', one)),
    ...all.private.flatMap((one) => repliesNamed('private', one)),
  ]);

function repliesNamed(kind: string, of: MeasuredReplies): (readonly [string, number])[] {
  const { encoder, turns, inNeed, inDanger } = of;
  const named = (what: string, share: number) => [`${kind}, ${encoder}: ${what}`, share] as const;
  return [
    named('label right', of.right),
    named('plain answers understood', of.answers),
    named('other turns understood', of.others),
    named('met with care', of.met / inNeed),
    named('noticed', of.noticed / inNeed),
    named('not noticed without need', 1 - of.noticedWithoutNeed / (turns - inNeed)),
    named('not met with care without need', 1 - of.careWithoutNeed / (turns - inNeed)),
    named('not stopped without need', 1 - of.stoppedWithoutNeed / (turns - inDanger)),
    ...(inDanger > 0
      ? [named('stopped for danger', of.stoppedInDanger / inDanger), named('danger met', of.metInDanger / inDanger)]
      : []),
  ];
}

/** The figures of adverts that must not fall. */
export const summaryOfAdverts = (all: readonly MeasuredAdverts[]): Summary =>
  Object.fromEntries(
    all.flatMap(({ encoder, lines, precision, recall }) => [
      [`adverts, ${encoder}: lines right`, lines],
      [`adverts, ${encoder}: skills right`, precision],
      [`adverts, ${encoder}: skills found`, recall],
    ]),
  );

export const committedFigures = (): Summary =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(figuresFile, 'utf8')));

export const commitFigures = (summary: Summary): void =>
  writeFileSync(figuresFile, `${JSON.stringify(summary, null, 2)}\n`);
