import { dispatchMetadataSchema } from '@viva/api-client/internal';

/** An interview that LiveKit asks the worker to hold. */
export interface Asked {
  readonly id: string;
  readonly job: { readonly metadata: string };
  accept(): Promise<void>;
  reject(): Promise<void>;
}

/** What {@link Places} goes by. */
export interface PlacesOptions {
  /** Interviews that may be held at once. */
  readonly limit: number;
  /** Ids of the jobs whose processes run. */
  readonly running: () => readonly string[];
  /** Whether a session is over, so that nobody is to be interviewed: a token that is still good can open its room again. */
  readonly isOver: (sessionId: string) => Promise<boolean>;
  /** Offers a place to a session that was turned away; whether its interviewer is sent for now. */
  readonly offer: (sessionId: string) => Promise<boolean>;
}

/** How often the worker looks for a place that has become free, in milliseconds. */
const lookEveryMs = 100;
/** How long a place is kept for a session whose offer was taken, in milliseconds: until LiveKit asks for it. */
const offeredMs = 4_000;
/** How long a place is kept for a job that was let in, in milliseconds: on a busy machine its process takes a while. */
const letInMs = 15_000;
/** A session that is still waited for is asked for again within this time, in milliseconds. */
const forgottenAfterMs = 60_000;

/** How often an offer that was not taken is made again, and after how long, in milliseconds. */
const repeats = 3;
const repeatAfterMs = 1_000;

/** A session that was turned away. */
interface TurnedAway {
  /** Time of its last request. */
  readonly at: number;
  readonly refusals: number;
  /** Time before which no place is offered to it. */
  readonly notBefore: number;
}

/**
 * LiveKit gives no job to workers whose loads are at its own target, 0.7 by default, so a full worker reports less, and
 * turns away by itself what it has no place for.
 */
const fullLoad = 0.65;

/**
 * The interviews that a worker can hold. LiveKit learns of a worker's load every 2.5 seconds only, too late for a place
 * that has just been taken or become free: so every job is decided on here, and who was turned away gets the next place.
 */
export class Places {
  readonly #options: PlacesOptions;
  /** Jobs let in that do not run yet, and sessions that a place was offered to, each with the time until which it holds. */
  readonly #kept = new Map<string, number>();
  /** In the order of their first requests. */
  readonly #turnedAway = new Map<string, TurnedAway>();
  #looking: NodeJS.Timeout | undefined;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  /** What the worker reports to LiveKit, which prefers the least busy one: 0 to {@link fullLoad}. */
  get load(): number {
    return (Math.min(this.#options.running().length, this.#options.limit) / this.#options.limit) * fullLoad;
  }

  /** Takes a job, or turns it away: for now when there is no place, for good when the session is over. */
  async decide(asked: Asked): Promise<void> {
    const { sessionId } = dispatchMetadataSchema.parse(JSON.parse(asked.job.metadata));
    // It comes because of the offer.
    this.#kept.delete(sessionId);
    if (this.#free() > 0) {
      this.#turnedAway.delete(sessionId);
      // Before anything is waited for, so that no two get one place.
      this.#kept.set(asked.id, Date.now() + letInMs);
      if (await this.#options.isOver(sessionId)) {
        this.#kept.delete(asked.id);
        return asked.reject();
      }
      await asked.accept();
    } else {
      this.#turnedAway.set(sessionId, { at: Date.now(), refusals: 0, notBefore: 0 });
      await asked.reject();
    }
    this.#looking ??= setInterval(() => this.#look(), lookEveryMs);
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  #free(): number {
    const running = this.#options.running();
    for (const [id, until] of this.#kept) {
      if (until < Date.now() || running.includes(id)) this.#kept.delete(id);
    }
    return this.#options.limit - running.length - this.#kept.size;
  }

  #look(): void {
    const now = Date.now();
    for (const [sessionId, { at }] of this.#turnedAway) {
      if (at + forgottenAfterMs < now) this.#turnedAway.delete(sessionId);
    }
    for (let free = this.#free(); free > 0; free--) {
      const [next] = [...this.#turnedAway].filter(([, { notBefore }]) => notBefore <= now);
      if (next === undefined) break;
      this.#offer(...next);
    }
    if (this.#kept.size > 0 || this.#turnedAway.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #offer(sessionId: string, turnedAway: TurnedAway): void {
    this.#turnedAway.delete(sessionId);
    this.#kept.set(sessionId, Date.now() + offeredMs);
    const notTaken = () => {
      // Its job came meanwhile.
      if (!this.#kept.delete(sessionId)) return;
      // One may have been sent at the same moment as the place became free, and have been turned away just before.
      const refusals = turnedAway.refusals + 1;
      if (refusals <= repeats)
        this.#turnedAway.set(sessionId, { ...turnedAway, refusals, notBefore: Date.now() + repeatAfterMs });
    };
    // The service sends for interviewers by itself too: whatever went wrong here only takes longer.
    this.#options.offer(sessionId).then((taken) => void (taken || notTaken()), notTaken);
  }
}
