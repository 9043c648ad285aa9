import type { PutPause, PutTurn, Turn } from '@viva/api-client/internal';
import { atMost } from '../deadline.ts';
import type { Samples } from '../ears/recogniser.ts';
import type { TurnSink } from '../interview/ports.ts';
import { ServiceError } from '../service/serviceClient.ts';
import { SoundKeeper } from './soundKeeper.ts';

/** How much before and after the words belongs to a turn, in milliseconds: where words begin and end is a guess. */
const marginMs = 250;
/** Answers that may wait for a service that is away; more are not kept. */
const waitingMost = 8;
const firstRetryMs = 500;
const longestRetryMs = 8_000;
/** For so long one answer is tried, in milliseconds. */
const triedForMs = 120_000;

/** Where the sound of answers goes. */
export interface SoundSink {
  /** Keeps the file of turn `n`, whose sound began at `startMs` since the session began. */
  putSound(sessionId: string, n: number, startMs: number, file: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** What a {@link Recording} stands on. */
export interface RecordingOptions {
  readonly sessionId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Where the turns themselves go; the sound of one follows when it is stored. */
  readonly turns: TurnSink;
  readonly sounds: SoundSink;
  /** Makes files of speech, which is given away. */
  readonly encoder: {
    readonly encode: (samples: Samples) => Promise<Uint8Array<ArrayBuffer>>;
    readonly close: () => Promise<void>;
  };
  /** The sound of an answer is not kept. */
  readonly lost: (why: string, error?: unknown) => void;
  /** Whether sound is recorded has changed; it never is again once the consent is gone. */
  readonly changed: (on: boolean) => void;
}

/**
 * Records what the candidate says: hears along, and hands the sound of each spoken turn on when the turn is finished.
 * Stands between the interview and where its turns go, and never makes it wait.
 */
export class Recording implements TurnSink {
  readonly #options: RecordingOptions;
  readonly #sound = new SoundKeeper();
  readonly #now: () => number;
  /** Answers go one after the other; so many wait. */
  #sending: Promise<void> = Promise.resolve();
  #waiting = 0;
  #stopped = false;
  #paused = false;

  constructor(options: RecordingOptions, now = Date.now) {
    this.#options = options;
    this.#now = now;
  }

  /** Hears the candidate. */
  hear(samples: Samples): void {
    if (!this.#stopped && !this.#paused) this.#sound.add(samples, this.#now());
  }

  /** Stops recording, or begins anew. All sound that no stored turn has is dropped, unless what came before stays (`keeps`). */
  hold(paused: boolean, keeps = false): void {
    if (!keeps && paused) this.#sound.forgetBefore(Number.POSITIVE_INFINITY);
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!this.#stopped) this.#options.changed(!paused);
  }

  put(put: PutTurn): Promise<void> {
    const stored = this.#options.turns.put(put);
    const { turn } = put;
    if (turn.speaker === 'user' && !turn.typed && !this.#stopped) this.#take(turn, stored);
    return stored;
  }

  withdraw(n: number, checkpoint: unknown): Promise<void> {
    return this.#options.turns.withdraw(n, checkpoint);
  }

  pause(told: () => PutPause): Promise<void> {
    return this.#options.turns.pause(told);
  }

  flush(timeoutMs: number): Promise<void> {
    return this.#options.turns.flush(timeoutMs);
  }

  /** Waits until the sound of every answer is kept, at most `timeoutMs`, and gives up on what is left. */
  async finish(timeoutMs: number): Promise<void> {
    await atMost(this.#sending, timeoutMs);
    this.#stopped = true;
    await this.#options.encoder.close();
  }

  #take(turn: Turn, stored: Promise<void>): void {
    const { startedAt, encoder, lost } = this.#options;
    const cut = this.#sound.cut(startedAt + turn.startMs - marginMs, startedAt + turn.endMs + marginMs);
    // The next turn may have begun within the margin.
    this.#sound.forgetBefore(startedAt + turn.endMs - marginMs);
    if (!cut) return lost('nothing was heard');
    if (this.#waiting >= waitingMost) return lost('too many answers wait');
    const startMs = Math.max(0, Math.round(cut.startedAt - startedAt));
    const work = Promise.all([encoder.encode(cut.samples), stored]);
    // Its failure is met when its turn has come.
    work.catch(() => undefined);
    this.#waiting++;
    this.#sending = this.#sending
      .then(async () => {
        const [file] = await work;
        await this.#send(turn.n, startMs, file);
      })
      .catch((error: unknown) => lost('it could not be stored', error))
      .finally(() => this.#waiting--);
  }

  async #send(n: number, startMs: number, file: Uint8Array<ArrayBuffer>): Promise<void> {
    const { sessionId, sounds, changed } = this.#options;
    const until = this.#now() + triedForMs;
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
      if (this.#stopped) throw new Error('the interview is over');
      try {
        return await sounds.putSound(sessionId, n, startMs, file);
      } catch (error) {
        if (error instanceof ServiceError && error.status === 403) {
          this.#stopped = true;
          return changed(false);
        }
        if (!(error instanceof ServiceError) || !error.retryable || this.#now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
