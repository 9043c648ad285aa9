import { type PutPause, type SessionContext, pauseMostMs } from '@viva/api-client/internal';
import type { ClockAttribute } from '@viva/api-client/room';

type Pause = NonNullable<ClockAttribute['pause']>;

/** How far past its time an interview may run before the interviewer breaks in, in milliseconds. */
const overtimeMs = 20_000;
/** A pause that may last no longer than this is none, in milliseconds. */
const leastMs = 1_000;

/** What an {@link InterviewClock} stands on. */
export interface InterviewClockOptions {
  readonly context: Pick<SessionContext, 'startedAt' | 'maxMs' | 'pausedMs' | 'pauseMs'>;
  /** Who asked for the pause that an interviewer before this one began. */
  readonly by: Pause['by'];
  /** A pause has lasted as long as it may. */
  readonly pauseOver: () => void;
  /** The interview's own time is up. */
  readonly timeOver: () => void;
}

/**
 * An interview's own time, which stands still while it is paused. All its pauses together last {@link pauseMostMs} at most;
 * then it goes on by itself.
 */
export class InterviewClock {
  readonly #options: InterviewClockOptions;
  #pausedMs: number;
  #pause: Pause | undefined;
  #running = false;
  /** The end of the interview, or of the pause. */
  #timer: NodeJS.Timeout | undefined;

  constructor(options: InterviewClockOptions) {
    this.#options = options;
    const { pausedMs, pauseMs } = options.context;
    this.#pausedMs = pausedMs;
    if (pauseMs !== null) this.pause(options.by, undefined, pauseMs);
  }

  /** Milliseconds since the session's start, without the pauses. */
  get nowMs(): number {
    return Math.max(0, Math.round(Date.now() - this.#options.context.startedAt - this.#totalMs));
  }

  /** Who paused the interview; undefined while it goes on. */
  get pausedBy(): Pause['by'] | undefined {
    return this.#pause?.by;
  }

  /** Whether it may still be paused for a while. */
  get hasPause(): boolean {
    return this.#leftMs > leastMs;
  }

  /** How long the pause may still last, in milliseconds; 0 while there is none. */
  get pauseLeftMs(): number {
    return this.#pause ? this.#leftMs : 0;
  }

  /** The interview begins, or goes on after a crash: its time is kept from now on. */
  start(): void {
    this.#running = true;
    this.#keepTime();
  }

  /** Stands still, for `mostMs` at most if that is said, since `forMs` ago. @returns whether it can. */
  pause(by: Pause['by'], mostMs = Number.POSITIVE_INFINITY, forMs = 0): boolean {
    if (this.#pause || this.#leftMs - forMs <= leastMs) return false;
    const now = Date.now();
    this.#pause = { atMs: now - forMs, untilMs: now + Math.min(mostMs, this.#leftMs - forMs), by };
    this.#keepTime();
    return true;
  }

  /** Runs again. @returns whether it stood still. */
  goOn(): boolean {
    if (!this.#pause) return false;
    this.#pausedMs = this.#totalMs;
    this.#pause = undefined;
    this.#keepTime();
    return true;
  }

  /** Tells of no end any more. */
  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  /** What the service is told. */
  told(): PutPause {
    const pauseMs = this.#pause ? Math.max(0, Math.round(Date.now() - this.#pause.atMs)) : null;
    return { pausedMs: Math.round(this.#pausedMs), pauseMs };
  }

  /** What the candidate's screen is told. */
  shown(pausable: boolean): ClockAttribute {
    return {
      startedAtMs: this.#options.context.startedAt,
      pausedMs: this.#pausedMs,
      pause: this.#pause ?? null,
      pausable: pausable && !this.#pause && this.hasPause,
    };
  }

  get #totalMs(): number {
    return Math.min(pauseMostMs, this.#pausedMs + (this.#pause ? Math.max(0, Date.now() - this.#pause.atMs) : 0));
  }

  get #leftMs(): number {
    return pauseMostMs - this.#totalMs;
  }

  #keepTime(): void {
    clearTimeout(this.#timer);
    const { context, pauseOver, timeOver } = this.#options;
    if (this.#pause) this.#timer = setTimeout(pauseOver, this.#pause.untilMs - Date.now());
    else if (this.#running) this.#timer = setTimeout(timeOver, Math.max(context.maxMs - this.nowMs, 0) + overtimeMs);
  }
}
