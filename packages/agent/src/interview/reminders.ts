/** The two clocks of an interview: how long nobody has spoken, and how long it has run. */
export class Reminders {
  readonly #failed: (error: unknown) => void;
  #silence: NodeJS.Timeout | undefined;
  #overtime: NodeJS.Timeout | undefined;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Reminds after so much silence, in milliseconds, measured from now. */
  onSilence(afterMs: number, remind: () => Promise<void>): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void remind().catch(this.#failed), afterMs);
  }

  /** Somebody speaks, or nobody is there to speak. */
  breakSilence(): void {
    clearTimeout(this.#silence);
  }

  onOvertime(afterMs: number, remind: () => Promise<void>): void {
    this.#overtime = setTimeout(() => void remind().catch(this.#failed), afterMs);
  }

  stop(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#overtime);
  }
}
