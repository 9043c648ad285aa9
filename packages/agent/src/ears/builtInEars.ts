import { type HearingTurn, type SpeechClient, SpeechGone } from '@viva/speech';
import { type Recogniser, type Utterance, earsSampleRate } from './recogniser.ts';

/** Longest wait for the words of an utterance, in milliseconds, the restart of a service that died included. */
const deadlineMs = 15_000;
/** Longest wait for words that are shown while more is said, in milliseconds. */
const partialMs = 3_000;

/**
 * The built-in recogniser: a Moonshine model in the worker's speech service. The utterances of a turn are understood
 * together, since what follows a pause tells what came before it; when the service dies, the next one gets the sound that
 * was not settled.
 */
export class BuiltInEars implements Recogniser {
  readonly ears = 'built-in';
  readonly info: Recogniser['info'];
  /** A service that died is back in seconds, and there is nobody else to ask. */
  readonly restMs = 5_000;
  readonly #client: SpeechClient;
  #turn: HearingTurn | undefined;

  constructor(client: SpeechClient, name: string) {
    this.#client = client;
    this.info = { name, approximate: false, fillers: true };
  }

  begin(startedAt: number): Utterance {
    const turn = (this.#turn ??= this.#client.listen());
    let fed = 0;
    return {
      feed: (samples) => {
        turn.feed(samples, startedAt + (fed / earsSampleRate) * 1_000);
        fed += samples.length;
      },
      partial: async () => {
        const stretches = await turn.hear(false, partialMs);
        return { text: textOf(stretches), wholeTurn: true };
      },
      pause: () => {
        // Its failure is met again, and dealt with, at the end.
        turn.hear(true, deadlineMs).catch(() => undefined);
      },
      end: async () => {
        const stretches = await this.#hear(turn);
        return { text: textOf(stretches), stretches, recogniser: this.info };
      },
    };
  }

  turnOver(): void {
    this.#turn?.close();
    this.#turn = undefined;
  }

  async close(): Promise<void> {
    this.turnOver();
  }

  async #hear(turn: HearingTurn): ReturnType<HearingTurn['hear']> {
    const deadline = Date.now() + deadlineMs;
    for (;;) {
      const left = Math.max(1, deadline - Date.now());
      try {
        await this.#client.ready(left);
        return await turn.hear(true, left);
      } catch (error) {
        if (!(error instanceof SpeechGone) || Date.now() >= deadline) throw error;
      }
    }
  }
}

const textOf = (stretches: readonly { readonly text: string }[]): string =>
  stretches
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
