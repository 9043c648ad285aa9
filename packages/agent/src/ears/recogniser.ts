import type { Recogniser as RecogniserInfo, Word } from '@viva/api-client/internal';
import type { Ears } from '@viva/api-client/room';

/** Mono samples at {@link earsSampleRate}. */
export type Samples = Int16Array<ArrayBuffer>;

/** Samples a second that every recogniser here is fed. */
export const earsSampleRate = 16_000;

/** Sound that is shorter may be a cough: no words for it is no failure. Milliseconds. */
export const surelySpeechMs = 1_500;

/** Words that were said between two moments, with the recogniser's confidence in them, 0 to 1. Epoch milliseconds. */
export interface HeardStretch {
  readonly text: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly confidence: number;
}

/** What a recogniser made of one utterance. `words` have epoch milliseconds as times, where there are any. */
export interface Heard {
  readonly text: string;
  readonly words?: readonly Word[];
  readonly recogniser: RecogniserInfo;
  /**
   * Where the recogniser has no times for words, or understands an utterance together with what came before: all that was
   * said in this turn so far. It takes the place of what was heard before.
   */
  readonly stretches?: readonly HeardStretch[];
}

/** The words so far: of the utterance, or of the whole turn where the recogniser understands them together. */
export interface Partial {
  readonly text: string;
  readonly wholeTurn: boolean;
}

/** One stretch of speech being recognised while it is spoken. */
export interface Utterance {
  feed(samples: Samples): void;
  /** The words so far, when the recogniser can tell. */
  partial?(): Promise<Partial>;
  /** The speaker pauses, and may be at the end: a good moment to find out what was said. */
  pause?(): void;
  /** The words, after the last sample. Rejects when the recogniser fails; `text` is empty when nothing was said. */
  end(): Promise<Heard>;
}

/** Turns speech into text. Several utterances may be open at once: one is still answered when the next begins. */
export interface Recogniser {
  readonly ears: Ears;
  readonly info: RecogniserInfo;
  /** How long it is left alone when it keeps failing, in milliseconds; a minute if it doesn't say. */
  readonly restMs?: number;
  /** Begins an utterance whose first sample was heard at `startedAt` (epoch milliseconds). */
  begin(startedAt: number): Utterance;
  /** The candidate's turn is over: what comes next stands by itself. */
  turnOver?(): void;
  close(): Promise<void>;
}
