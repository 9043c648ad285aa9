import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Task, labelsOf } from '../models.ts';

const corpus = path.join(import.meta.dirname, '../../corpus');

/** A text that a person labeled; the first label is the one that matters most. */
export interface Labeled {
  readonly text: string;
  readonly labels: readonly string[];
  /** The file that it is from: each is by another hand. */
  readonly hand: string;
}

/** A turn with what it replies to. */
export interface LabeledReply extends Labeled {
  readonly asked: string;
  readonly of: 'interviews' | 'moments' | 'private';
  /** Whether it tells, or hints, of danger to a life. */
  readonly danger: boolean;
  /** The passages in it that are private, where they are marked. */
  readonly private?: readonly string[];
}

/** Replies to train on, to set thresholds on, or held out. */
export type Part = 'train' | 'tuned' | 'heldout';

/** All texts to train on, to set thresholds on, or held out. @throws when a line is none. */
export const labeled = (task: Task, part: Part): Labeled[] =>
  linesOf(task, part).map(({ cells, hand }) => labeledText(cells, hand, labelsOf[task]));

/** The turns of whole interviews; their labels are as frequent as in life, and none tells of danger. @throws when a line is none. */
export const interviewTurns = (part: Part): LabeledReply[] =>
  linesOf('interviews', part).map(({ cells: [, asked = '', ...cells], hand }) => ({
    ...labeledText(cells, hand, labelsOf.turns),
    ...{ asked, of: 'interviews', danger: false },
  }));

/** Moments of interviews in which most people do something else than answer. @throws when a line is none. */
export const momentTurns = (part: Part): LabeledReply[] =>
  linesOf('moments', part).map(({ cells, hand }) => replyOf('moments', cells, hand));

/** Answers with something private in them, and their near twins with nothing private. @throws when a line is none. */
export function privateTurns(part: Part): LabeledReply[] {
  const spans = new Map<string, ReturnType<typeof spansOf>>();
  return linesOf('private', part).map(({ cells, hand, number }) => {
    const marked = spans.get(hand) ?? spansOf(part, hand);
    spans.set(hand, marked);
    const passages = marked.get(number);
    return { ...replyOf('private', cells, hand), ...(passages ? { private: passages } : {}) };
  });
}

/** Private passages by the number of their line, from the file that stands beside a hand's answers. */
function spansOf(part: string, hand: string): ReadonlyMap<number, readonly string[]> {
  const lines = readFileSync(path.join(corpus, 'private', part, `${hand}.spans`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [number, ...passages] = line.split('\t');
      return [Number(number), passages];
    }),
  );
}

/** Complaints with the line that each replies to. @throws when a line is none. */
export const complainedTurns = (part: Part): (Labeled & { readonly asked: string })[] =>
  linesOf('complained', part).map(({ cells: [name = '', asked = '', text = ''], hand }) => ({
    ...labeledText([name, text], hand, labelsOf.complaints),
    asked,
  }));

function replyOf(of: 'moments' | 'private', cells: readonly string[], hand: string): LabeledReply {
  const [asked = '', names = '', danger = '', text = ''] = cells;
  const isDanger = labeledText([danger, text], hand, labelsOf.danger).labels.includes('danger');
  return { ...labeledText([names, text], hand, labelsOf.turns), asked, of, danger: isDanger };
}

/** Folders of texts. */
type Folder = Task | 'interviews' | 'moments' | 'private' | 'complained';

const linesOf = (folder: Folder, part: string) =>
  filesOf(folder, part).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => ({ line, cells: line.split('\t'), hand: path.basename(file, '.tsv'), number: at + 1 }))
      .filter(({ line }) => line !== '' && !line.startsWith('# ')),
  );

/** What else a task is trained on: words without danger, and wishes and answers. */
const othersOf: Partial<Record<Task, readonly Folder[]>> = {
  danger: ['turns', 'stories'],
  asides: ['turns', 'stories', 'interviews', 'moments'],
};

/** What tells one state of the training data from another, SHA-256. */
export function digestOf(task: Task): string {
  const hash = createHash('sha256');
  const others = (othersOf[task] ?? []).flatMap((folder) => filesOf(folder, 'train'));
  const files = [...filesOf(task, 'train'), ...others];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** What tells one state of the replies to train on from another, SHA-256. `heads`: that of the heads that read them. */
export function repliesDigest(heads: readonly string[]): string {
  const hash = createHash('sha256').update(heads.join());
  for (const folder of ['interviews', 'moments'] as const)
    for (const file of filesOf(folder, 'train')) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(folder: Folder, part: string): string[] {
  const files = path.join(corpus, folder, part);
  // Thresholds are not set for every task.
  if (part === 'tuned' && !existsSync(files)) return [];
  return readdirSync(files)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => path.join(files, name));
}

function labeledText([names = '', text = '']: readonly string[], hand: string, known: readonly string[]): Labeled {
  const labels = names.split('+');
  if (!text || !labels.every((label) => known.includes(label))) {
    throw new Error(`no labeled text of ${hand}: ${names} ${text}`);
  }
  return { text, labels, hand };
}
