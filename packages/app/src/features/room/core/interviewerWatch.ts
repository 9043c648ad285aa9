import type { Clock } from './clock.ts';

/** What a candidate waits for: `coming` is too short to speak of, `asked` is said, `nobody` offers ways out. */
export type InterviewerWait = 'none' | 'coming' | 'asked' | 'nobody';

/** When the service is asked for an interviewer, and when waiting has lasted long enough, in milliseconds. */
const steps: readonly { readonly atMs: number; readonly wait: InterviewerWait }[] = [
  { atMs: 5_000, wait: 'asked' },
  // Five seconds are what the service gives the interviewer that it sent at the first ask, so that ask may be too early.
  { atMs: 8_000, wait: 'asked' },
  { atMs: 15_000, wait: 'asked' },
  { atMs: 25_000, wait: 'nobody' },
];

/** Watches over the time without an interviewer. */
export class InterviewerWatch {
  readonly #clock: Clock;
  readonly #onWait: (wait: InterviewerWait) => void;
  readonly #ask: () => void;
  #cancels: (() => void)[] = [];
  #running = false;

  constructor(ports: { clock: Clock; onWait: (wait: InterviewerWait) => void; ask: () => void }) {
    this.#clock = ports.clock;
    this.#onWait = ports.onWait;
    this.#ask = ports.ask;
  }

  /** Begins to wait; harmless while waiting. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#onWait('coming');
    this.#cancels = steps.map(({ atMs, wait }) =>
      this.#clock.after(atMs, () => {
        if (wait === 'asked') this.#ask();
        this.#onWait(wait);
      }),
    );
  }

  /** An interviewer came, or there is no room to wait in. */
  stop(): void {
    if (!this.#running) return;
    this.#running = false;
    for (const cancel of this.#cancels) cancel();
    this.#onWait('none');
  }

  /** Asks at once and waits anew. */
  restart(): void {
    this.stop();
    this.#ask();
    this.start();
  }
}
