import { sentenceSpans } from '@viva/understanding';
import { shared } from '../policy/phrases/shared.ts';
import { tellsOwnMatter } from '../text/ownMatters.ts';
import { asksForPlainWords } from '../text/plainWish.ts';
import type { TextPart } from '../text/spokenCorrection.ts';
import type { Heard } from './turns.ts';

/** A part of a turn of the candidate that tells of a personal matter. */
export interface PersonalPart extends TextPart {
  /** Number of the turn. */
  readonly turn: number;
}

/** What stands in the place of a personal matter for everybody but the person who told it. */
export const leftOut = 'Left out: a personal matter.';

/** Kinds of turns that are a personal matter as a whole, whatever else is in them. */
const kinds: readonly string[] = ['private', 'distress'];

/** Whether a turn that was taken for these kinds is a personal matter. */
const isPersonalKind = (taken: readonly string[] | null | undefined): boolean =>
  taken?.some((kind) => kinds.includes(kind)) === true;

/** Moves that meet a personal matter, or words that may be one. */
const caring: readonly (string | null | undefined)[] = ['care', 'check'];

/** Whether a turn, as it was kept, is a personal matter or meets one. */
export const isPersonalMatter = ({ kinds: taken, move }: Pick<Heard['turn'], 'kinds' | 'move'>): boolean =>
  isPersonalKind(taken) || caring.includes(move);

/** What the interviewer says to a personal matter, so that it tells of one wherever it stands. */
const kindWords: readonly string[] = [
  ...[shared.private, shared.privateOffer, shared.loss, shared.condolence, shared.warmAck].flat(),
  ...[shared.care, shared.careOffer, shared.careWait, shared.careNudge].flat(),
  ...[shared.nerves, shared.reassure, shared.reassureEnd, shared.plainFromNow].flat(),
];

const isUser = (one: Heard | undefined): boolean => one?.turn.speaker === 'user';

/**
 * For each turn the parts of its text that are a personal matter: of the candidate's what they told, of the interviewer's what
 * was said to it. `told` are the sentences of answers that were read as such.
 */
export function personalParts(
  heard: readonly Heard[],
  questions: readonly { readonly text: string }[],
  told: readonly PersonalPart[],
): TextPart[][] {
  const ofCandidate = heard.map((one, at): TextPart[] => {
    const { turn } = one;
    if (!isUser(one)) return [];
    if (isPersonalTurn(heard, at)) return [wholeOf(turn.text)];
    const read = told.filter((part) => part.turn === turn.n).map(({ start, end }) => ({ start, end }));
    return wholly(turn.text, [...read, ...sentencesOfOwn(one)]);
  });
  const isWhole = (at: number) =>
    ofCandidate[at]?.[0]?.end === heard[at]?.turn.text.length && ofCandidate[at]?.[0]?.start === 0;
  return heard.map((one, at) => {
    const { turn } = one;
    if (isUser(one)) return ofCandidate[at] ?? [];
    const before = heard.slice(0, at).findLastIndex(isUser);
    const replies = before >= 0 && heard.slice(before, at).filter((other) => !isUser(other)).length === 0;
    if (caring.includes(turn.move) || (replies && isWhole(before))) return besides(turn.text, questions);
    return kindWords.flatMap((words) => {
      const start = turn.text.indexOf(words);
      return start < 0 ? [] : [{ start, end: start + words.length }];
    });
  });
}

/** Sentences that are personal by their words: a wish for plain words with its reason, and questions about oneself. */
function sentencesOfOwn({ turn: { text }, request }: Heard): TextPart[] {
  const isOwn = (sentence: string) =>
    asksForPlainWords(sentence) || ((request !== null || sentence.endsWith('?')) && tellsOwnMatter(sentence));
  // Parts of one long sentence share their whole: it is read once.
  const wholes = new Map(sentenceSpans(text).map(({ whole }) => [whole.start, whole]));
  return [...wholes.values()].filter(({ start, end }) => isOwn(text.slice(start, end).trimEnd()));
}

/** The parts, as the whole turn where they leave no words of it. */
const wholly = (text: string, parts: readonly TextPart[]): TextPart[] =>
  parts.length > 0 && withoutParts(text, parts) === leftOut ? [wholeOf(text)] : [...parts];

const wholeOf = (text: string): TextPart => ({ start: 0, end: text.length });

/** By its kinds, because it was met with care, or because it replies to care and answers nothing. */
function isPersonalTurn(heard: readonly Heard[], at: number): boolean {
  const one = heard[at];
  if (!one) return false;
  const before = heard.slice(0, at).findLast((other) => !isUser(other));
  const after = heard[at + 1];
  return (
    isPersonalKind(one.turn.kinds) ||
    isPersonalKind(one.request === null ? [] : [one.request]) ||
    (after !== undefined && !isUser(after) && caring.includes(after.turn.move)) ||
    (caring.includes(before?.turn.move) && one.request !== null)
  );
}

/** What of a reply is not the question of the plan that it ends with. */
function besides(text: string, questions: readonly { readonly text: string }[]): TextPart[] {
  const asked = questions
    .filter((question) => question.text !== '' && text.includes(question.text))
    .reduce((longest, question) => (question.text.length > longest.length ? question.text : longest), '');
  if (asked === '') return [wholeOf(text)];
  const start = text.indexOf(asked);
  return [
    { start: 0, end: start },
    { start: start + asked.length, end: text.length },
  ].filter((part) => text.slice(part.start, part.end).trim() !== '');
}

/** What is needed of a line to show it to others. */
interface Line {
  readonly turn: number;
  readonly text: string;
  readonly heard: string | null;
  readonly words: readonly unknown[] | null;
  readonly personal: readonly TextPart[];
}

/** A line as others read it: `leftOut` in the place of what is personal. */
export function lineForOthers<L extends Line>(line: L, isPersonal: boolean): L {
  const parts = isPersonal ? [wholeOf(line.text)] : line.personal;
  if (parts.length === 0) return line;
  return { ...line, text: withoutParts(line.text, parts), heard: null, words: null, personal: [] };
}

/** A text with `leftOut` in the place of each of these parts. */
export function withoutParts(text: string, parts: readonly TextPart[]): string {
  const said: string[] = [];
  let from = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const between = text.slice(from, Math.max(from, start)).trim();
    if (/[\p{L}\p{N}]/u.test(between)) said.push(between);
    if (said.at(-1) !== leftOut) said.push(leftOut);
    from = Math.max(from, end);
  }
  const rest = text.slice(from).trim();
  if (/[\p{L}\p{N}]/u.test(rest)) said.push(rest);
  return said.join(' ');
}

/** The turns of which others hear no sound: those with anything personal in them. */
export const personalTurns = (transcript: readonly Pick<Line, 'turn' | 'personal'>[]): ReadonlySet<number> =>
  new Set(transcript.filter(({ personal }) => personal.length > 0).map(({ turn }) => turn));

/** What of a report has words of single turns in it. */
interface Told {
  readonly transcript: readonly Line[];
  readonly metrics: {
    readonly restarts: readonly { readonly turn: number }[] | null;
    readonly hedges: readonly { readonly turn: number }[] | null;
  };
}

/**
 * A report as others than its person read it. `alsoPersonal` are turns that are known to be personal besides those that it
 * says itself: reports from before it did name none.
 */
export function reportForOthers<R extends Told>(report: R, alsoPersonal: ReadonlySet<number> = new Set()): R {
  const hidden = new Set([...personalTurns(report.transcript), ...alsoPersonal]);
  const shown = <T extends { readonly turn: number }>(moments: readonly T[] | null) =>
    moments && moments.filter(({ turn }) => !hidden.has(turn));
  return {
    ...report,
    metrics: { ...report.metrics, restarts: shown(report.metrics.restarts), hedges: shown(report.metrics.hedges) },
    transcript: report.transcript.map((line) => lineForOthers(line, alsoPersonal.has(line.turn))),
  };
}
