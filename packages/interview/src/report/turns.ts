import { inOrder } from '../speech/alignment.ts';
import { tokensOf } from '../speech/tokens.ts';
import type { Token } from '../speech/tokens.ts';
import { timesFor } from './corrections.ts';
import { standsAlone } from '../text/retold.ts';
import { plain, spokenWords, wordsOf } from '../text/words.ts';
import type { RecordRecogniser, RecordTurn, SessionRecord } from './record.ts';
import { withSpokenCorrections } from './spokenCorrections.ts';
import { timingOf } from './timing.ts';
import type { TextPart } from '../text/spokenCorrection.ts';

/** A turn with what was found out about it. */
export interface Heard {
  turn: RecordTurn;
  questionId: string | null;
  recogniser: RecordRecogniser;
  /** Spoken words with times, in order, where there are any. */
  timed: { text: string; startMs: number; endMs: number }[] | null;
  /** What was said or typed, word by word. */
  tokens: readonly Token[];
  words: number;
  /** See {@link timingOf}; null for typed turns. */
  speakingMs: number | null;
  /** What the candidate asked instead of answering; null for answers and for the interviewer. */
  request: string | null;
  /** Parts of the text that the candidate has taken back. */
  withdrawn: readonly TextPart[];
}

const precise: RecordRecogniser = { name: 'unknown', approximate: false, fillers: true };
const flat = (text: string) => wordsOf(text).join(' ');

/** How many written words may lack a time; with more, the times don't tell when the turn was spoken. */
const untimed = (written: number) => Math.max(2, written * 0.2);

/** The words of a turn with their times, in order; null where there are none that can be believed. */
function timesOf({ typed, words, text }: RecordTurn): Heard['timed'] {
  const timed = typed ? [] : inOrder(words ?? []);
  const told = new Set(timed.flatMap(({ startMs, endMs }) => [startMs, endMs]));
  if (timed.length === 0 || (timed.length > 1 && told.size === 1)) return null;
  const written = spokenWords(text).length;
  return written - timed.length > untimed(written) ? null : timed;
}

function measure(turn: RecordTurn): Pick<Heard, 'timed' | 'tokens' | 'words'> {
  const { heard } = turn;
  const said = timesOf(heard == null ? turn : { ...turn, text: heard });
  const timed = said && heard != null ? timesFor(turn.text, said) : said;
  const tokens = tokensOf(turn.text, timed, turn.startMs);
  return { timed, tokens, words: tokens.length };
}

/** Moves after which the candidate no longer answers a question of the plan. */
const outside = new Set(['greet', 'ask-role', 're-ask-role', 'offer-questions', 'close']);

/** What is no answer to anybody but the interviewer, and never assessed, quoted or reworded, whatever else is in it. */
const personal: readonly string[] = ['private', 'distress'];
/** To a turn that is met so the candidate is told that it isn't assessed. */
const care = 'care';
const answers: readonly string[] = ['answer', 'yes_no', 'correction'];

const kindOf = (kinds: readonly string[]): string | null =>
  kinds.find((kind) => personal.includes(kind)) ??
  (kinds.some((kind) => answers.includes(kind)) ? null : (kinds[0] ?? null));

const declines: readonly string[] = ['cannot', 'done'];

/** Longer turns that order the assessor about have an answer in them too. */
const longestOrder = 30;

/** What a turn does instead of answering. What speaks to the assessor beside an answer does not make it a request. */
function requestOf({ text, kinds }: RecordTurn): Heard['request'] {
  const kind = kindOf(kinds ?? []);
  return kind === 'instruct' && wordsOf(text).length > longestOrder ? null : kind;
}

/** What the candidate has corrected says what they said, however hard it was to hear. */
const trusted = ({ heard }: RecordTurn, recogniser: RecordRecogniser): RecordRecogniser =>
  heard == null ? recogniser : { ...recogniser, approximate: false };

/** The question whose text is in what was said; the longest, since one question may begin like another. */
const askedIn = (said: string, questions: readonly { id: string; text: string }[]): string | null =>
  questions
    .filter(({ text }) => text.length > 0 && said.includes(text))
    .reduce<{ id: string; text: string } | null>(
      (best, one) => (one.text.length > (best?.text.length ?? 0) ? one : best),
      null,
    )?.id ?? null;

/**
 * The turns in order of time, each with the question it belongs to. `as`: with what was corrected while it was said, or word
 * by word as it was heard. `missed`: numbers of turns that are no answers to their question, as was read.
 */
export function hear(
  record: SessionRecord,
  as: 'corrected' | 'heard' = 'corrected',
  missed: readonly number[] = [],
): Heard[] {
  const questions = record.plan.questions.map(({ id, text }) => ({ id, text: flat(text) }));
  const known = new Set(questions.map(({ id }) => id));
  const ofFacts = new Set(record.plan.questions.filter(({ evidence }) => evidence === 'fact').map(({ id }) => id));
  let open: string | null = null;
  const asked = withoutTakenBack(
    [...record.turns]
      .sort((a, b) => a.startMs - b.startMs || a.n - b.n)
      .map((turn, at, all) => {
        const given = turn.questionId && known.has(turn.questionId) ? turn.questionId : null;
        if (turn.speaker === 'agent') {
          const said = flat(turn.text);
          const spoken = askedIn(said, questions);
          open = given ?? spoken ?? (outside.has(turn.move ?? '') ? null : open);
        }
        const recogniser = trusted(turn, turn.recogniser ?? record.recogniser ?? precise);
        const cared = all[at + 1]?.speaker === 'agent' && all[at + 1]?.move === care;
        const questionId = turn.speaker === 'user' ? (given ?? open) : open;
        const read = turn.speaker === 'user' ? (requestOf(turn) ?? (cared ? 'private' : null)) : null;
        // "I don't have it" declines elsewhere; where a fact is asked for, it is the answer.
        const request = read !== null && declines.includes(read) && ofFacts.has(questionId ?? '') ? null : read;
        return { turn, questionId, recogniser, request };
      }),
  );
  const told = as === 'corrected' ? withSpokenCorrections(asked) : asked.map((one) => ({ ...one, withdrawn: [] }));
  const heard = told.map((one) => ({ ...one, ...measure(one.turn) }));
  const { speakingMs } = timingOf(heard);
  return heard.map((turn, at) => ({
    ...turn,
    ...(missed.includes(turn.turn.n) && { request: 'missed' }),
    speakingMs: turn.turn.typed === true ? null : Math.round(speakingMs.get(at) ?? 0),
  }));
}

/** A new answer of fewer words, as "okay", doesn't take the place of one that was told before; both count. */
const fewestInPlace = 8;
/** Where the interview ended with it, it may have been cut off: so much of the one before must be there. */
const leastShareAtTheEnd = 0.8;

type Line = Pick<Heard, 'turn' | 'questionId' | 'request'>;

/** Whether the interviewer waits after a turn, as they do for one who begins again, or hadn't finished. */
const isWaitedFor = (turns: readonly Line[], at: number): boolean =>
  (turns.slice(at + 1).find(({ turn }) => turn.speaker === 'agent')?.turn.move ?? 'wait') === 'wait';

/**
 * Whether a question was put once more at a place: in full, and not in the middle of an answer, as the candidate then says ("I wasn't
 * finished", "one moment").
 */
export function isPutAgain(turns: readonly Line[], at: number): boolean {
  const { turn } = turns[at] ?? {};
  if (turn?.move !== 'ask-again' || turn.interrupted === true) return false;
  const next = turns.findIndex((one, later) => later > at && one.turn.speaker === 'user');
  const kinds = turns[next]?.turn.kinds ?? [];
  return !(['complaint', 'wait'].some((kind) => kinds.includes(kind)) && isWaitedFor(turns, next));
}

/**
 * Answers after which the candidate began again, or had the question asked again, and did answer it, are no answers any more.
 * A wish to begin again counts where the interviewer did as they wished: it may be about an earlier question, or come too late.
 */
function withoutTakenBack<T extends Line>(turns: readonly T[]): T[] {
  const takenBack = new Set<number>();
  for (const id of new Set(turns.map(({ questionId }) => questionId))) {
    let standing: readonly number[] = [];
    let told: number[] = [];
    /** What was told before the candidate began this try once more. */
    let left: number[] = [];
    let begun: 'first' | 'ask' | 'again' | 'try' = 'first';
    const settle = () => {
      if (told.length === 0) told = left;
      else for (const at of left) takenBack.add(at);
      left = [];
      if (told.length === 0) return;
      const replaces = begun !== 'first' && takesPlace(told, standing, begun);
      if (replaces) for (const at of standing) takenBack.add(at);
      standing = replaces ? told : [...standing, ...told];
      told = [];
      begun = 'first';
    };
    let coached = false;
    for (const [at, { questionId, request, turn }] of turns.entries()) {
      if (questionId !== id) {
        // Another question was asked: what is told here after it was gone back to, and is no further try.
        if (turn.speaker === 'agent' && turn.move === 'ask') coached = false;
        continue;
      }
      if (turn.speaker === 'agent') {
        const again = isPutAgain(turns, at);
        if ((again || turn.move === 'ask') && (standing.length > 0 || told.length > 0 || left.length > 0)) {
          settle();
          begun = again ? 'again' : coached ? 'try' : 'ask';
        }
        coached = turn.move === 'coach' || (coached && turn.move !== 'ask');
      } else if (request === null) {
        // The next try, begun together with the wish for it.
        if (coached && turn.kinds?.includes('redo') === true) {
          settle();
          begun = 'try';
        }
        told.push(at);
      } else if (request === 'redo' && isWaitedFor(turns, at)) {
        left = [...(begun === 'again' ? standing : []), ...left, ...told];
        if (begun === 'again') standing = [];
        told = [];
      }
    }
    settle();
  }
  return turns.map((turn, at) => (takenBack.has(at) ? { ...turn, request: 'taken-back' } : turn));

  function takesPlace(told: readonly number[], before: readonly number[], begun: 'ask' | 'again' | 'try'): boolean {
    const textAt = (at: number): string => {
      const { kinds, text } = turns[at]?.turn ?? { text: '' };
      return (kinds ?? ['answer']).includes('answer') ? text : '';
    };
    const textOf = (all: readonly number[]): string => all.map(textAt).join(' ');
    const wordsAt = (at: number): number => wordsOf(textAt(at)).length;
    const words = (all: readonly number[]): number => wordsOf(textOf(all)).length;
    if (!told.some((at) => wordsAt(at) >= fewestInPlace)) return false;
    if (begun === 'ask') return true;
    // What the end of the interview cut off is no whole answer.
    const next = turns.slice((told.at(-1) ?? 0) + 1).find(({ turn }) => turn.speaker === 'agent')?.turn.move;
    if (next === undefined || next === 'close') return words(told) >= leastShareAtTheEnd * words(before);
    return standsAlone(textOf(before), textOf(told));
  }
}

/** Whether a turn of the candidate says something to its question. */
export const isAnswer = (heard: Heard): boolean =>
  heard.turn.speaker === 'user' && heard.request === null && heard.words > 0 && plain(heard.turn.text) !== '';

/** Whether most of the words that were spoken were not heard well, so that figures made of them are rough. */
export function mostlyApproximate(spoken: readonly Heard[]): boolean {
  const words = (turns: readonly Heard[]) => turns.reduce((sum, turn) => sum + turn.words, 0);
  return words(spoken.filter(({ recogniser }) => recogniser.approximate)) * 2 > words(spoken);
}
