import { looksUnfinished, wordsOf } from '@viva/interview';
import type { TurnLabel } from '@viva/understanding';

/** What is known at a pause. */
export interface Pause {
  /** The audio detector's probability that the turn is over, once it is there. */
  readonly probability?: number | undefined;
  /** What was said in this turn so far. */
  readonly text: string;
  /** What the turn surely is so far; undefined while that is not known. */
  readonly label?: TurnLabel | undefined;
  /** A story was asked for and not begun yet; otherwise a short answer is as likely. */
  readonly storyExpected: boolean;
  /** The question is answered in a word or a sentence; see `asksForLittle`. */
  readonly littleExpected: boolean;
  /** What was said has all that the question asks for. */
  readonly answered: boolean;
  /** What was said likely answers another question, unless this is only the beginning. */
  readonly missed?: boolean;
  /** Longest pause that the candidate has made and gone on after, in this turn. */
  readonly longestPauseMs: number;
  /** Longest pause that the candidate makes between two sentences, in this interview; see {@link isSentencePause}. */
  readonly sentencePauseMs: number;
  /** The candidate asked for more time to think. */
  readonly moreTime: boolean;
}

/** Below this the detector is sure that more will come. Its own threshold (0.36) is too high for even voices. */
const moreIsSure = 0.12;
/** A story with fewer words has hardly begun. */
export const storyWords = 20;

const quick = 300;
/** An answer with fewer words than a story has may be all, or only its beginning. */
const brief = 2_100;
const considerate = 1_000;
const patient = 2_800;
/** After these a candidate waits for the interviewer. */
const requests: readonly TurnLabel[] = ['clarify', 'repeat', 'skip', 'stop', 'done', 'process', 'company', 'instruct'];
/** After these nothing can be taken back. */
const ends: readonly TurnLabel[] = ['stop', 'skip', 'done'];
/** Whoever has paused for long and gone on is waited for as long again, but not longer than this, in milliseconds. */
const asLongAgain = 1_600;

/** A plain yes, and a second sentence, add what there is to add; not where a story is remembered ("Oh, yes, there was one."). */
const yes =
  /^(?:(?:um|uh|er|well)[, ]+)*(?:yes|yeah|yep|yup|sure|of course|certainly|absolutely|i do|i am|i did|i have)\b/i;
const twoSentences = /[.?!]["”’)]*\s+\S/;
const remembers = /^(?:oh|well|so|once)\b/i;

/** How long silence lasts after a whole short answer to a question that asks for no more: an afterthought is still waited for. */
function afterLittle({ text, label, answered, longestPauseMs }: Pause): number {
  const added = (label === 'yes_no' && yes.test(text)) || (twoSentences.test(text) && !remembers.test(text));
  const complete = answered || added;
  return complete ? Math.min(asLongAgain, Math.max(considerate, longestPauseMs)) : asLongAgain;
}

/** Within a sentence people are silent for less, and after more they have thought: that is {@link Pause.longestPauseMs}. */
const sentencePause = { fromMs: 350, toMs: 900 } as const;
/** Taken for a person's pause at a full stop until they have given one whole answer, in milliseconds. */
export const assumedPauseMs = 500;
/** The same person pauses a little longer at times. */
const margin = 1.2;

/** Whether so long a silence after a whole thought, and before more of the same answer, is this person's full stop. */
export const isSentencePause = (ms: number): boolean => ms >= sentencePause.fromMs && ms <= sentencePause.toMs;

/** So many times as long are candidates waited for who asked for more time. */
const moreTimeFactor = 2;

/**
 * How long silence must last before a turn counts as finished, in milliseconds since the last sound. People who search for
 * words pause after "and", "because" or "um", without a full stop, at the very beginning of a story, and again and again:
 * there the interviewer waits. After a whole thought it answers at once where the answer has all that was asked for, and
 * otherwise after a little more than this person's pause at a full stop.
 * The figures were found with `npm run bench:turns`, on pauses that others wrote down, and `npm run bench:voice`.
 */
export const patienceAt = (pause: Pause): number => usualPatienceAt(pause) * (pause.moreTime ? moreTimeFactor : 1);

function usualPatienceAt(pause: Pause): number {
  const { text, probability, label } = pause;
  // "Let me think" is a thinking pause in words.
  if (label === 'wait' || looksUnfinished(text)) return patient;
  // A recogniser hears a comma where somebody goes on, and now and then where an answer trails off.
  if (!/[.?!]["”’)]*$/.test(text)) return pause.answered ? considerate : patient;
  if (probability !== undefined && probability < moreIsSure) return patient;
  if (label && requests.includes(label)) return ends.includes(label) ? considerate : quick;
  if (pause.missed) return patient;
  const words = wordsOf(text).length;
  if (pause.storyExpected && words < storyWords) return patient;
  if (words < storyWords) return pause.littleExpected ? afterLittle(pause) : brief;
  if (pause.answered) return quick;
  if (pause.longestPauseMs > considerate) return Math.min(asLongAgain, pause.longestPauseMs);
  return Math.round(Math.min(considerate, Math.max(quick, margin * pause.sentencePauseMs)));
}
