import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { complaintLabels } from '../complaints/labels.ts';
import { sentenceLabels } from '../stories/labels.ts';
import { askedIn } from '../text/asked.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { type TurnLabel, safetyLabels, turnLabels } from '../turns/labels.ts';
import {
  type Labeled,
  type LabeledReply,
  complainedTurns,
  interviewTurns,
  labeled,
  momentTurns,
  privateTurns,
} from './corpora.ts';
import { toldAnswers } from './ratedAnswers.ts';

/** A text to train the listener on, in spoken form, and what is known of it; what is missing is not known. */
export interface ListenerExample {
  readonly hand: string;
  readonly text: string;
  /** What it replies to; missing where it replies to nothing. */
  readonly asked?: string;
  /** It may reply to any line that others of this kind reply to. */
  readonly askedOf?: TurnLabel;
  /** How much each kind of turn it is, in the order of the labels. */
  readonly kinds?: readonly number[];
  /** How much these kinds matter. */
  readonly weight?: number;
  readonly danger?: 0 | 1 | undefined;
  /** How much each thing that a sentence can do is what it does; together 1. */
  readonly sentence?: readonly number[];
  readonly complaint?: number;
  /** Places of the words that tell something private; empty where none does. */
  readonly personal?: readonly number[];
}

/** A second label counts this much. */
const besides = 0.7;
/**
 * How much texts matter; chosen, not tuned: what needs care most, since missing it costs most; real interviews more than moments made
 * of rare things; and turns written label by label, put to a line, less, since most people answer.
 */
const weightOf = { care: 2, interview: 1.5, moment: 1, apart: 0.6 } as const;
/** Sentences of a story that are shown together as an answer. */
const sentencesTogether = 3;
/** A text with several labels is each of them by so much; together 1. */
const shares = [[1], [0.6, 0.4], [0.5, 0.3, 0.2]] as const;

const isCare = ({ labels }: Labeled): boolean => safetyLabels.some((label) => labels.includes(label));
const kindsIn = ({ labels: [first, ...others] }: Labeled): number[] =>
  turnLabels.map((label) => (label === first ? 1 : others.includes(label) ? besides : 0));
const firstOf = ({ labels }: Labeled): TurnLabel | undefined => turnLabels.find((label) => label === labels[0]);
const mattering = (one: Labeled, base: number): number => base * (isCare(one) ? weightOf.care : 1);

/** All texts to train on: none that is held out, or that thresholds are set on, word for word. */
export function listenerExamples(): ListenerExample[] {
  const heldOut = new Set(
    [
      ...(['turns', 'stories', 'danger', 'complaints'] as const).flatMap((task) => labeled(task, 'heldout')),
      ...[interviewTurns, momentTurns, privateTurns, complainedTurns].flatMap((of) => [
        ...of('tuned'),
        ...of('heldout'),
      ]),
    ].map(({ text }) => spokenForm(text)),
  );
  const all = [
    ...turns(),
    ...replies(interviewTurns('train'), weightOf.interview),
    ...replies(momentTurns('train'), weightOf.moment),
    ...replies(privateTurns('train'), weightOf.moment),
    ...dangers(),
    ...sentences(),
    ...pieces(heldOut),
    ...told(),
    ...complaints(),
  ];
  return all.filter(({ text }) => text !== '' && !heldOut.has(text));
}

/** Turns written label by label, half of them put to a line that such turns reply to. */
function turns(): ListenerExample[] {
  const known = new Map(labeled('danger', 'train').map((one) => [spokenForm(one.text), dangerOf(one)]));
  return labeled('turns', 'train').map((one, at) => {
    const first = firstOf(one);
    const asked = at % 2 === 0 && first ? { askedOf: first } : {};
    const apart = first === 'answer' || at % 2 === 1 ? 1 : weightOf.apart;
    return {
      ...{ hand: one.hand, text: spokenForm(one.text), ...asked, kinds: kindsIn(one), weight: mattering(one, apart) },
      ...(isCare(one) ? { danger: known.get(spokenForm(one.text)) } : { danger: 0 as const }),
      ...(isCare(one) ? {} : { personal: [] }),
    };
  });
}

const dangerOf = ({ labels }: Labeled): 0 | 1 => (labels.includes('danger') ? 1 : 0);

const replies = (all: readonly LabeledReply[], weight: number): ListenerExample[] =>
  all.map((one) => {
    // A fresh loss is private, too, whatever its label.
    const personal = one.private ? placesOf(one.private, one.text) : isCare(one) ? undefined : [];
    return {
      ...{ hand: one.hand, text: spokenForm(one.text), asked: spokenForm(askedIn(one.asked)) },
      ...{ kinds: kindsIn(one), weight: mattering(one, weight), danger: one.danger ? (1 as const) : (0 as const) },
      ...(personal ? { personal } : {}),
    };
  });

/** Places of the words of some passages in a text. @throws when a passage isn't in it. */
export function placesOf(passages: readonly string[], text: string): number[] {
  const words = spokenForm(text).split(' ');
  return passages.flatMap((passage) => {
    const wanted = spokenForm(passage).split(' ');
    const at = words.findIndex((_, start) => wanted.every((word, n) => words[start + n] === word));
    if (at < 0) throw new Error(`"${passage}" is not in "${text}"`);
    return wanted.map((_, n) => at + n);
  });
}

/** Words about danger, and their near twins, put to the same lines: what was asked must not tell them apart. */
const dangers = (): ListenerExample[] =>
  labeled('danger', 'train').map((one, at) => ({
    ...{ hand: one.hand, text: spokenForm(one.text), danger: dangerOf(one) },
    askedOf: at % 2 === 0 ? ('answer' as const) : ('distress' as const),
  }));

const sentences = (): ListenerExample[] =>
  labeled('stories', 'train').map(({ text, labels, hand }) => {
    const parts = shares[Math.min(labels.length, shares.length) - 1] ?? [];
    const sentence = sentenceLabels.map((label) => parts[labels.indexOf(label)] ?? 0);
    return { hand, text: spokenForm(text), sentence };
  });

/** Pieces of stories are plain answers. */
function pieces(heldOut: ReadonlySet<string>): ListenerExample[] {
  const plain = labeled('stories', 'train').filter(
    ({ labels, text }) => !labels.includes('private') && !heldOut.has(spokenForm(text)),
  );
  const count = Math.floor(plain.length / sentencesTogether);
  return Array.from({ length: count }, (_, at) => {
    const some = plain.slice(at * sentencesTogether, (at + 1) * sentencesTogether);
    return answered(some[0]?.hand ?? '', some.map(({ text }) => text).join(' '));
  });
}

const told = (): ListenerExample[] =>
  toldAnswers().map(({ hand, question, answer }) => ({ ...answered(hand, answer), asked: spokenForm(question) }));

const answered = (hand: string, text: string): ListenerExample => ({
  ...{ hand, text: spokenForm(text), askedOf: 'answer', danger: 0, personal: [], weight: 1 },
  kinds: turnLabels.map((label) => (label === 'answer' ? 1 : 0)),
});

const complaints = (): ListenerExample[] => {
  const kinds = turnLabels.map((label) => (label === 'complaint' ? 1 : 0));
  const about = ({ labels }: Labeled) => complaintLabels.findIndex((label) => label === labels[0]);
  return [
    ...labeled('complaints', 'train').map((one) => ({
      ...{ hand: one.hand, text: spokenForm(one.text), complaint: about(one) },
    })),
    ...complainedTurns('train').map((one) => ({
      ...{ hand: one.hand, text: spokenForm(one.text), asked: spokenForm(askedIn(one.asked)), complaint: about(one) },
      ...{ kinds, weight: weightOf.apart, danger: 0 as const },
    })),
  ];
};

/** The folder of what trains the listener. */
export const trainer = path.join(import.meta.dirname, '../../training');

/** What tells one state of the listener's training from another, SHA-256. */
export function listenerDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(listenerExamples()));
  for (const file of ['listener.py', 'requirements.txt']) hash.update(readFileSync(path.join(trainer, file)));
  return hash.digest('hex');
}
