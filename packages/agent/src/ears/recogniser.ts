import type { Recogniser as RecogniserInfo, Word } from '@viva/api-client/internal';
import type { Ears } from '@viva/api-client/room';

/** Mono samples at {@link earsSampleRate}. */
export type Samples = Int16Array<ArrayBuffer>;

/** Samples a second that every recogniser here is fed. */
export const earsSampleRate = 16_000;

/** Sound that is shorter may be a cough: no words for it is no failure. Milliseconds. */
export const surelySpeechMs = 1_500;

/** What a recogniser made of one utterance. `words` have epoch milliseconds as times, where there are any. */
export interface Heard {
  readonly text: string;
  readonly words?: readonly Word[];
  readonly recogniser: RecogniserInfo;
}

/** One stretch of speech being recognised while it is spoken. */
export interface Utterance {
  feed(samples: Samples): void;
  /** The words so far, when the recogniser can tell. */
  partial?(): Promise<string>;
  /** The words, after the last sample. Rejects when the recogniser fails; `text` is empty when nothing was said. */
  end(): Promise<Heard>;
  /** The utterance is of no use any more. */
  abandon(): void;
}

/** Turns speech into text. Several utterances may be open at once: one is still answered when the next begins. */
export interface Recogniser {
  readonly ears: Ears;
  readonly info: RecogniserInfo;
  /** Begins an utterance whose first sample was heard at `startedAt` (epoch milliseconds). */
  begin(startedAt: number): Utterance;
  close(): Promise<void>;
}
