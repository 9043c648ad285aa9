import type { PutPause, PutTurn } from '@viva/api-client/internal';
import { atMost } from '../deadline.ts';
import { type Service, ServiceError } from './serviceClient.ts';

const firstRetryMs = 200;
const longestRetryMs = 3_000;
/** A turn that waits longer than this is worth a notice on the candidate's screen, in milliseconds. */
const delayedMs = 5_000;

/** What {@link Recorder} tells of itself. */
export interface RecorderEvents {
  /** Turns have been waiting for the service for a while. */
  delayed(): void;
  /** The service won't take this turn, ever: the session has ended, or another interviewer wrote it. */
  refused(error: ServiceError): void;
}

interface Waiting {
  readonly send: () => Promise<void>;
  readonly settle: PromiseWithResolvers<void>;
}

/** Hands finished turns to the service, and what is withdrawn, in their order, and tries again until each is acknowledged. */
export class Recorder {
  readonly #service: Service;
  readonly #sessionId: string;
  readonly #events: RecorderEvents;
  readonly #queue: Waiting[] = [];
  #sending: Promise<void> | undefined;
  #stopped = false;

  constructor(service: Service, sessionId: string, events: RecorderEvents) {
    this.#service = service;
    this.#sessionId = sessionId;
    this.#events = events;
  }

  /** Takes a turn; settles when it is acknowledged, and rejects when it is refused for good. */
  put(turn: PutTurn): Promise<void> {
    return this.#add(() => this.#service.putTurn(this.#sessionId, turn));
  }

  /** Withdraws turn `n` and all that came after it; settles as {@link put} does. */
  withdraw(n: number, checkpoint: unknown): Promise<void> {
    return this.#add(() => this.#service.withdraw(this.#sessionId, n, checkpoint));
  }

  /** Tells how long the interview was paused, as `told` says when it is sent; settles as {@link put} does. */
  pause(told: () => PutPause): Promise<void> {
    return this.#add(() => this.#service.pause(this.#sessionId, told()));
  }

  /** Waits until every turn is acknowledged, at most `timeoutMs`. */
  async flush(timeoutMs: number): Promise<void> {
    if (this.#sending) await atMost(this.#sending, timeoutMs);
  }

  /** Gives up on what is left. */
  stop(): void {
    this.#stopped = true;
  }

  #add(send: () => Promise<void>): Promise<void> {
    const settle = Promise.withResolvers<void>();
    this.#queue.push({ send, settle });
    this.#sending ??= this.#drain();
    return settle.promise;
  }

  async #drain(): Promise<void> {
    for (let next = this.#queue[0]; next && !this.#stopped; next = this.#queue[0]) {
      try {
        await this.#send(next.send);
        next.settle.resolve();
      } catch (error) {
        next.settle.reject(error);
        if (error instanceof ServiceError) this.#events.refused(error);
      }
      this.#queue.shift();
    }
    this.#sending = undefined;
  }

  async #send(send: () => Promise<void>): Promise<void> {
    const since = Date.now();
    let told = false;
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ServiceError) || !error.retryable || this.#stopped) throw error;
        if (!told && Date.now() - since > delayedMs) {
          told = true;
          this.#events.delayed();
        }
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
