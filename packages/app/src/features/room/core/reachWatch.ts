import type { Clock } from './clock.ts';

/** How long an interviewer who is there may take to learn that the candidate hears, in milliseconds. They begin after 8 s without it. */
const reachedWithinMs = 20_000;
/** Times in a row that the room is joined again on that account. */
const mostTimes = 2;

/**
 * Watches whether the interviewer in the room can be reached. A room whose media connection is dead looks alive: the interviewer is
 * listed, and their attributes change, but no sound gets through either way, and there are no captions.
 */
export class ReachWatch {
  readonly #clock: Clock;
  readonly #onUnreached: () => void;
  #agent: string | null = null;
  /** Who has acknowledged something over this connection. */
  #reached: string | null = null;
  #cancel: (() => void) | undefined;
  #times = 0;

  constructor(ports: { clock: Clock; onUnreached: () => void }) {
    this.#clock = ports.clock;
    this.#onUnreached = ports.onUnreached;
  }

  /** Tells who is in the room; null while there is none, or while sound can't be played, so that nothing is told them. */
  update(agent: string | null): void {
    if (agent === this.#agent) return;
    this.#cancel?.();
    this.#agent = agent;
    if (agent === null || agent === this.#reached || this.#times >= mostTimes) return;
    this.#cancel = this.#clock.after(reachedWithinMs, () => {
      this.#times++;
      this.#onUnreached();
    });
  }

  /** The interviewer has acknowledged something. */
  reached(): void {
    this.#times = 0;
    this.#reached = this.#agent;
    this.#cancel?.();
  }

  /** The connection is over. */
  stop(): void {
    this.#cancel?.();
    this.#agent = null;
    this.#reached = null;
  }
}
