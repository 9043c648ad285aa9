import { withoutInstructions } from '../content/believe/units.ts';
import { requestIn } from '../policy/requests.ts';
import { inOrder } from '../speech/alignment.ts';
import { tokensOf } from '../speech/tokens.ts';
import type { Token } from '../speech/tokens.ts';
import { plain, spokenWords, wordsOf } from '../text/words.ts';
import type { RecordRecogniser, RecordTurn, SessionRecord } from './record.ts';
import { timingOf } from './timing.ts';

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
  request: ReturnType<typeof requestIn>;
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
  const timed = timesOf(turn);
  const tokens = tokensOf(turn.text, timed, turn.startMs);
  return { timed, tokens, words: tokens.length };
}

/** Moves after which the candidate no longer answers a question of the plan. */
const outside = new Set(['greet', 'ask-role', 're-ask-role', 'offer-questions', 'close']);

/**
 * What a turn asks for. A sentence that speaks to the assessor makes no answer a request: it is looked past, and only
 * where nothing else was said the turn is one.
 */
function requestOf({ text }: RecordTurn, approximate: boolean): Heard['request'] {
  const rest = withoutInstructions(text);
  return rest === '' && wordsOf(text).length > 0 ? 'instruct' : requestIn(rest, approximate);
}

/** The question whose text is in what was said; the longest, since one question may begin like another. */
const askedIn = (said: string, questions: readonly { id: string; text: string }[]): string | null =>
  questions
    .filter(({ text }) => text.length > 0 && said.includes(text))
    .reduce<{ id: string; text: string } | null>(
      (best, one) => (one.text.length > (best?.text.length ?? 0) ? one : best),
      null,
    )?.id ?? null;

/** The turns in order of time, each with the question it belongs to. */
export function hear(record: SessionRecord): Heard[] {
  const questions = record.plan.questions.map(({ id, text }) => ({ id, text: flat(text) }));
  const known = new Set(questions.map(({ id }) => id));
  let open: string | null = null;
  const heard = [...record.turns]
    .sort((a, b) => a.startMs - b.startMs || a.n - b.n)
    .map((turn) => {
      const given = turn.questionId && known.has(turn.questionId) ? turn.questionId : null;
      if (turn.speaker === 'agent') {
        const said = flat(turn.text);
        const spoken = askedIn(said, questions);
        open = given ?? spoken ?? (outside.has(turn.move ?? '') ? null : open);
      }
      const recogniser = turn.recogniser ?? record.recogniser ?? precise;
      const request = turn.speaker === 'user' ? requestOf(turn, recogniser.approximate) : null;
      const questionId = turn.speaker === 'user' ? (given ?? open) : open;
      return { turn, questionId, recogniser, request, ...measure(turn) };
    });
  const { speakingMs } = timingOf(heard);
  return heard.map((turn, at) => ({
    ...turn,
    speakingMs: turn.turn.typed === true ? null : Math.round(speakingMs.get(at) ?? 0),
  }));
}

/** Whether a turn of the candidate says something to its question. */
export const isAnswer = (heard: Heard): boolean =>
  heard.turn.speaker === 'user' && heard.request === null && heard.words > 0 && plain(heard.turn.text) !== '';
