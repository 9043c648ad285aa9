import { inOrder } from '../speech/alignment.ts';
import { tokensOf } from '../speech/tokens.ts';
import type { Token } from '../speech/tokens.ts';
import { timesFor } from './corrections.ts';
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
 * by word as it was heard.
 */
export function hear(record: SessionRecord, as: 'corrected' | 'heard' = 'corrected'): Heard[] {
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
    speakingMs: turn.turn.typed === true ? null : Math.round(speakingMs.get(at) ?? 0),
  }));
}

/** A new answer of fewer words, as "okay", doesn't take the place of one that was told before; both count. */
const fewestInPlace = 8;

/**
 * Answers after which the candidate began again, or had the question asked again, and did answer it, are no answers any more.
 * A wish to begin again counts where the interviewer did as they wished: it may be about an earlier question, or come too late.
 */
function withoutTakenBack<T extends Pick<Heard, 'turn' | 'questionId' | 'request'>>(turns: readonly T[]): T[] {
  const beginsAgain = (at: number): boolean => {
    const reply = turns.slice(at + 1).find(({ turn }) => turn.speaker === 'agent');
    return (reply?.turn.move ?? 'wait') === 'wait';
  };
  const isAnew = ({ turn: { kinds, text }, request }: T): boolean =>
    request === null && (kinds ?? ['answer']).includes('answer') && wordsOf(text).length >= fewestInPlace;
  return turns.map((turn, at) => {
    if (turn.turn.speaker === 'agent' || turn.request !== null) return turn;
    const later = turns.flatMap((other, place) =>
      place > at && other.questionId === turn.questionId ? { ...other, place } : [],
    );
    const again = later.findIndex(({ request, place, turn: { speaker, move } }) =>
      speaker === 'agent' ? move === 'ask' : request === 'redo' && beginsAgain(place),
    );
    if (again < 0) return turn;
    const asked = later[again]?.turn.speaker === 'agent';
    const told = later.slice(again + 1).filter(({ turn: { speaker } }) => speaker === 'user');
    const answered = told.some((one) => (asked ? isAnew(one) : one.request === null));
    return answered ? { ...turn, request: 'taken-back' } : turn;
  });
}

/** Whether a turn of the candidate says something to its question. */
export const isAnswer = (heard: Heard): boolean =>
  heard.turn.speaker === 'user' && heard.request === null && heard.words > 0 && plain(heard.turn.text) !== '';

/** Whether most of the words that were spoken were not heard well, so that figures made of them are rough. */
export function mostlyApproximate(spoken: readonly Heard[]): boolean {
  const words = (turns: readonly Heard[]) => turns.reduce((sum, turn) => sum + turn.words, 0);
  return words(spoken.filter(({ recogniser }) => recogniser.approximate)) * 2 > words(spoken);
}
