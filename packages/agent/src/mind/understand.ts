import type { SpeechClient } from '@viva/speech';
import { type TurnReading, type Understanding, simpleUnderstanding } from '@viva/understanding';

/** Longest wait for what a turn means, in milliseconds: the reply waits for it, and a long answer takes half of this. */
const deadlineMs = 1_500;

/**
 * Tells what a turn of the candidate does, said in reply to `asked`; always answers. `judged`: also whether it answers that, as far as
 * this can be told.
 */
export type Understand = (text: string, asked: string, judged?: boolean) => Promise<TurnReading>;

/**
 * Understands turns by the encoder of the speech service. Where that is not there, or late, what needs no model answers
 * in this process.
 */
export function understandWith(speech: Pick<SpeechClient, 'understand'>, failed: (error: unknown) => void): Understand {
  let simple: Understanding | undefined;
  return async (text, asked, judged) => {
    try {
      return await speech.understand(text, asked, deadlineMs, judged);
    } catch (error) {
      failed(error);
      simple ??= simpleUnderstanding();
      return simple.readTurn(text, asked);
    }
  };
}
