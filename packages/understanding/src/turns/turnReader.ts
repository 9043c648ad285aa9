import { dangerFrom } from '../danger/dangerIn.ts';
import { dangerLabels } from '../danger/labels.ts';
import type { LabelReader } from '../head/labelReader.ts';
import type { Heard } from '../listener/listener.ts';
import { pooled } from '../listener/pool.ts';
import { askedIn } from '../text/asked.ts';
import { overlapping } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import type { TurnReading, TurnSign } from '../reading.ts';
import { type TurnLabel, safetyLabels, turnLabels } from './labels.ts';
import { type ReplyModel, replyFeatures } from './replyModel.ts';
import { endsOf, together } from './whole.ts';

/** What a turn was taken for. */
export type TurnKind = Omit<TurnReading, 'sentences'>;

/** What was read of a turn's own words. */
export interface WordsRead {
  /** How likely they are of each kind by the heads, in the order of the labels. */
  readonly turn: readonly number[];
  /** How likely they tell of danger by the heads. */
  readonly danger: number;
  /** What the listener makes of them, without what was asked; missing where there is no listener. */
  readonly heardAlone?: Heard | undefined;
  /** How likely what was asked is of each kind, where it is known. */
  readonly asked: readonly number[] | undefined;
}

/** A part of a long turn is read by itself, in words: what is told in passing would be lost among many. */
const wordsOfPart = 40;
/** So much of a part is in the next one too, in words. */
const overlap = 10;
/** Parts that are read at most: nine minutes of speech. */
const mostParts = 32;
/** What is at least so likely counts; a safety label sooner, see `docs/understanding.md`. */
const likely = 0.3;
const likelyForSafety = 0.2;
/** Where it isn't known what was asked, a safety label comes before anything else from this on; set for the heads alone. */
const firstForSafety = 0.35;
/** In a reply, these come before an answer from so much on: what needs care, from where it is acted on, and what is wished for. */
const firstInReply = { care: 0.6, wish: 0.5 } as const;
/** What the words tell without what was asked counts this much beside what they are as a reply. */
const shareOfWords = 0.25;
/** What the listener makes of a turn counts this much beside what the heads do. */
const shareOfListener = 0.7;
/** Danger that may be, and isn't sure; the chat names help from there on, whatever is asked. */
const notSure = 0.9;
/**
 * In interviews, answers and corrections are more frequent than where the listener learned, and distress is rarer; in log odds, set on
 * the interviews, moments, and private answers that are there for thresholds.
 */
const moreThanHeard: Partial<Record<TurnLabel, number>> = { answer: 1, correction: 0.3, distress: -0.4 };
const wishes: readonly TurnLabel[] = ['stop', 'skip', 'redo', 'repeat', 'clarify', 'wait', 'correction'];

/** What may be asked at the end of an answer, and how sure it must be. */
const questions: readonly TurnLabel[] = ['process', 'company', 'meta'];
const surelyAsked = 0.5;

/** Reads a turn's words, and what the line that it replies to asks. */
export async function readWords(
  reader: LabelReader<'turns' | 'danger'>,
  text: string,
  line: string,
): Promise<WordsRead> {
  const parts = endsOf(overlapping(spokenForm(text), wordsOfPart, overlap), mostParts);
  const asking = spokenForm(askedIn(line));
  const { turns, danger } = await reader.read(asking === '' ? parts : [...parts, asking], ['turns', 'danger']);
  const dangerous = dangerLabels.indexOf('danger');
  const own = turns.slice(0, parts.length);
  return {
    turn: turnLabels.map((label, index) =>
      together(
        label,
        own.map((part) => part[index] ?? 0),
      ),
    ),
    danger: Math.max(...danger.slice(0, parts.length).map((part) => part[dangerous] ?? 0)),
    asked: asking === '' ? undefined : [...(turns[parts.length] ?? [])],
  };
}

/** What a turn is by its own words, where it isn't known what it replies to. */
export const kindByWords = (words: Omit<WordsRead, 'asked'>, careFrom: number): TurnKind =>
  kindOf(
    signsOf(likelyAlone(words)).filter(({ label, confidence }) => !isSafety(label) || confidence >= careFrom),
    dangerOf(words.danger, words.heardAlone),
    ({ label, confidence }) => confidence + (isSafety(label) && confidence >= firstForSafety ? 1 : 0),
  );

/**
 * What a turn is as a reply; undefined where it isn't known what was asked. `sentences`: what each is by itself. `heard`: what
 * the listener made of it in the light of what was asked.
 */
export function kindAsReply(
  model: ReplyModel,
  words: WordsRead,
  text: string,
  sentences: readonly Float32Array[],
  heard?: Heard,
): TurnKind | undefined {
  const { turn, asked } = words;
  if (!asked) return undefined;
  const weighed = model.likely(replyFeatures({ turn, sentences, asked, text }));
  const likely = heard ? withHeard(weighed, heard.kinds, moreThanHeard) : weighed;
  const danger = dangerOf(words.danger, heard);
  const signs = signsOf(likelyAlone(words, moreThanHeard)).map(({ label, confidence }, at) => ({
    label,
    confidence: Math.max(
      shareOfWords * confidence + (1 - shareOfWords) * (likely[at] ?? 0),
      isKept(label, danger) ? confidence : 0,
    ),
  }));
  return withAnswer(kindOf(signs, danger, rankInReply), turn[turnLabels.indexOf('answer')] ?? 0);
}

/** By the heads, a turn that asks something answers as well from this on: what was told before the question is kept. */
const surelyAnswers = 0.5;

function withAnswer(kind: TurnKind, confidence: number): TurnKind {
  const known = kind.also.some(({ label }) => label === 'answer');
  if (known || confidence < surelyAnswers || !questions.includes(kind.label)) return kind;
  return { ...kind, also: [...kind.also, { label: 'answer', confidence }] };
}

function rankInReply({ label, confidence }: TurnSign): number {
  if (isSafety(label)) return confidence + (confidence >= firstInReply.care ? 2 : 0);
  return confidence + (wishes.includes(label) && confidence >= firstInReply.wish ? 1 : 0);
}

const signsOf = (confidences: ArrayLike<number>): TurnSign[] =>
  turnLabels.map((label, index) => ({ label, confidence: confidences[index] ?? 0 }));

/** An answer with the question at its end, which would be lost among its words. `kinds`: what its sentences are by themselves. */
export function withQuestion(kind: TurnKind, text: string, kinds: readonly Float32Array[]): TurnKind {
  const last = kinds.at(-1);
  if (kind.label !== 'answer' || !last || kinds.length < 2 || !text.trimEnd().endsWith('?')) return kind;
  const [first] = signsOf(last).sort((one, other) => other.confidence - one.confidence);
  const asks = first && questions.includes(first.label) && first.confidence >= surelyAsked;
  return asks && kind.also.every(({ label }) => label !== first.label)
    ? { ...kind, also: [...kind.also, first] }
    : kind;
}

/** What ranks highest comes first. */
function kindOf(signs: readonly TurnSign[], danger: number, rank: (sign: TurnSign) => number): TurnKind {
  const [first = { label: 'noise' as const, confidence: 0 }, ...others] = [...signs].sort(
    (one, other) => rank(other) - rank(one),
  );
  const counts = ({ label, confidence }: TurnSign) => confidence >= (isSafety(label) ? likelyForSafety : likely);
  return { ...first, also: others.filter(counts), danger };
}

/** How likely a turn is of each kind by its own words. */
function likelyAlone(
  { turn, danger, heardAlone }: Omit<WordsRead, 'asked'>,
  more?: typeof moreThanHeard,
): readonly number[] {
  if (!heardAlone) return turn;
  const both = withHeard(turn, heardAlone.kinds, more);
  return turnLabels.map((label, at) => Math.max(both[at] ?? 0, isKept(label, danger) ? (turn[at] ?? 0) : 0));
}

/** Where a life may be in danger, nothing takes away a sign of care that the words give: neither the listener nor what was asked. */
const isKept = (label: TurnLabel, danger: number): boolean => danger >= dangerFrom.may && isSafety(label);

/**
 * How likely a turn is of each kind by both readers, in the order of the labels. `more`: what is more frequent than where the
 * listener learned; without what was asked, nothing is taken to be.
 */
const withHeard = (read: readonly number[], heard: readonly number[], more: typeof moreThanHeard = {}): number[] =>
  turnLabels.map((label, at) => pooled(read[at] ?? 0, heard[at] ?? 0, shareOfListener, more[label]));

/** Of danger, the listener may say more than the heads do, and take away no more than that it is sure. */
const dangerOf = (byHeads: number, heard: Heard | undefined): number =>
  heard ? Math.max(pooled(byHeads, heard.danger, shareOfListener), Math.min(byHeads, notSure)) : byHeads;

const isSafety = (label: TurnLabel): boolean => safetyLabels.some((safety) => safety === label);
