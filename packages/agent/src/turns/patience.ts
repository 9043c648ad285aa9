import { looksUnfinished, requestIn, wordsOf } from '@viva/interview';

/** How long silence must last before a turn counts as finished, in milliseconds since the last sound. */
export interface Endpointing {
  /** When the audio detector finds the end likely. */
  readonly minDelay: number;
  /** When it finds the end unlikely. */
  readonly maxDelay: number;
}

/** What is known at a pause. */
export interface Pause {
  /** The audio detector's probability that the turn is over, once it is there. */
  readonly probability?: number | undefined;
  /** What was said in this turn so far. */
  readonly text: string;
  /** Whether `text` is a recogniser's guess. */
  readonly approximate: boolean;
  /** A story was asked for and not begun yet; otherwise a short answer is as likely. */
  readonly storyExpected: boolean;
  /** Longest pause that the candidate has made and gone on after, in this turn. */
  readonly longestPauseMs: number;
  /** Longest pause that the candidate makes between two sentences, in this interview; see {@link isSentencePause}. */
  readonly sentencePauseMs: number;
}

/** Below this the detector is sure that more will come. Its own threshold (0.36) is too high for even voices. */
const moreIsSure = 0.12;
/** A story with fewer words has hardly begun. */
export const storyWords = 14;

/** So few words answer a further question, or only begin to. */
const briefWords = 8;

const quick = 300;
const brief = 1_600;
const considerate = 1_000;
const patient = 2_800;

/** Within a sentence people are silent for less, and after more they have thought: that is {@link Pause.longestPauseMs}. */
const sentencePause = { fromMs: 350, toMs: 900 } as const;
/** Taken for a person's pause at a full stop until they have given one whole answer, in milliseconds. */
export const assumedPauseMs = 500;
/** The same person pauses a little longer at times. */
const margin = 1.2;

/** Whether so long a silence after a whole thought, and before more of the same answer, is this person's full stop. */
export const isSentencePause = (ms: number): boolean => ms >= sentencePause.fromMs && ms <= sentencePause.toMs;

/**
 * How patient to be at a pause. People who search for words pause after "and", "because" or "um", at the very
 * beginning of a story, and again and again: there the interviewer waits; after a whole thought it answers at once, or
 * after a little more than this person's pause at a full stop, once that is known.
 * The figures were found with `npm run bench:voice`, which prints latency and cut-offs side by side.
 */
export function patienceAt(pause: Pause): Endpointing {
  const { text, probability } = pause;
  const request = requestIn(text, pause.approximate);
  // "Let me think" is a thinking pause in words.
  if (request) return both(request === 'wait' ? patient : quick);
  if (looksUnfinished(text)) return both(patient);
  if (probability !== undefined && probability < moreIsSure) return both(patient);
  if (pause.storyExpected && wordsOf(text).length < storyWords) return both(patient);
  if (pause.approximate && wordsOf(text).length < briefWords) return both(brief);
  const atFullStops = Math.round(Math.min(considerate, Math.max(quick, margin * pause.sentencePauseMs)));
  return both(pause.longestPauseMs > considerate ? considerate : atFullStops);
}

const both = (delay: number): Endpointing => ({ minDelay: delay, maxDelay: delay });
