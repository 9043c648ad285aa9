import { dangerLabels } from '../danger/labels.ts';
import type { LabelReader } from '../head/labelReader.ts';
import { overlapping, sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import type { TurnReading, TurnSign } from '../reading.ts';
import { type TurnLabel, safetyLabels, turnLabels } from './labels.ts';

/** What a turn was taken for. */
export type TurnKind = Omit<TurnReading, 'sentences'>;

/** A part of a long turn is read by itself, in words: what is told in passing would be lost among many. */
const wordsOfPart = 40;
/** So much of a part is in the next one too, in words. */
const overlap = 10;
/** Parts that are read at most: nine minutes of speech. */
const mostParts = 32;
/** What is at least so likely counts; a safety label sooner, see `docs/understanding.md`. */
const likely = 0.3;
const likelyForSafety = 0.2;
/** Before anything else from this on. */
const firstForSafety = 0.35;

/** Tells what kind of turn a candidate's words are. */
export async function readTurnKind(
  reader: LabelReader<'turns' | 'danger'>,
  text: string,
  careFrom: number,
): Promise<TurnKind> {
  const parts = endsOf(overlapping(spokenForm(text), wordsOfPart, overlap));
  const { turns, danger } = await reader.read(parts, ['turns', 'danger']);
  const signs = turnLabels.map((label, index) => {
    const confidences = turns.map((part) => part[index] ?? 0);
    return { label, confidence: together(label, confidences) };
  });
  const besides = await askedBesides(reader, text);
  const sure = signs.filter(({ label, confidence }) => !isSafety(label) || confidence >= careFrom);
  const dangerous = dangerLabels.indexOf('danger');
  return { ...withQuestion(kindOf(sure), besides), danger: Math.max(...danger.map((part) => part[dangerous] ?? 0)) };
}

/** What may be asked at the end of an answer, and how sure it must be. */
const questions: readonly TurnLabel[] = ['process', 'company', 'meta'];
const surelyAsked = 0.5;

/** The question at the end of a turn that says more than that, read by itself: among the words of an answer it would be lost. */
async function askedBesides(reader: LabelReader<'turns'>, text: string): Promise<TurnSign | undefined> {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (sentences.length < 2 || !last?.endsWith('?')) return undefined;
  const { turns } = await reader.read([spokenForm(last)], ['turns']);
  const [first] = turnLabels
    .map((label, index) => ({ label, confidence: turns[0]?.[index] ?? 0 }))
    .sort((one, other) => other.confidence - one.confidence);
  return first && questions.includes(first.label) && first.confidence >= surelyAsked ? first : undefined;
}

/** An answer with what was asked at its end. */
function withQuestion(kind: Omit<TurnKind, 'danger'>, asked: TurnSign | undefined): Omit<TurnKind, 'danger'> {
  const known = [kind, ...kind.also].some(({ label }) => label === asked?.label);
  return asked && kind.label === 'answer' && !known ? { ...kind, also: [...kind.also, asked] } : kind;
}

/** What is likeliest comes first, but care before all else. */
function kindOf(signs: readonly TurnSign[]): Omit<TurnKind, 'danger'> {
  const rank = ({ label, confidence }: TurnSign) =>
    confidence + (isSafety(label) && confidence >= firstForSafety ? 1 : 0);
  const [first = { label: 'noise' as const, confidence: 0 }, ...others] = [...signs].sort(
    (one, other) => rank(other) - rank(one),
  );
  const counts = ({ label, confidence }: TurnSign) => confidence >= (isSafety(label) ? likelyForSafety : likely);
  return { ...first, also: others.filter(counts) };
}

const isSafety = (label: TurnLabel): boolean => safetyLabels.some((safety) => safety === label);

/** All parts of what people say; of an endless text the first and the last ones. */
const endsOf = (parts: readonly string[]): readonly string[] =>
  parts.length <= mostParts ? parts : [...parts.slice(0, mostParts / 2), ...parts.slice(-mostParts / 2)];

/** An answer is one as a whole; anything else may stand in a single part. */
const together = (label: TurnLabel, parts: readonly number[]): number =>
  label === 'answer' ? parts.reduce((sum, part) => sum + part, 0) / parts.length : Math.max(...parts);
