/** Reminds when neither side has spoken for long enough. */
export class Reminders {
  readonly #failed: (error: unknown) => void;
  #silence: NodeJS.Timeout | undefined;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Reminds after so much silence, in milliseconds, measured from now. */
  onSilence(afterMs: number, remind: () => Promise<void>): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void remind().catch(this.#failed), afterMs);
  }

  /** Someone speaks, or there is no one to speak. */
  breakSilence(): void {
    clearTimeout(this.#silence);
  }
}
