import type { Part } from './part.ts';

const lookEveryInMs = 500;
const sameAgainAfterInMs = 60_000;
const longest = 240;

/** Reads the parts' logs along and says warnings and errors at the terminal: each once a minute at most. */
export class LogSummary {
  readonly #parts: readonly Part[];
  readonly #say: (line: string) => void;
  readonly #saidAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: readonly Part[], say: (line: string) => void) {
    this.#parts = parts;
    this.#say = say;
  }

  follow(): void {
    this.#timer = setInterval(() => this.#look(), lookEveryInMs);
    this.#timer.unref();
  }

  end(): void {
    clearInterval(this.#timer);
    for (const part of this.#parts) part.log.close();
  }

  #look(): void {
    for (const { spec, log } of this.#parts) {
      for (const { level, message } of log.readNew()) {
        if (level === 'info') continue;
        const line = `${spec.title}: ${message.slice(0, longest)}`;
        const now = performance.now();
        if (now - (this.#saidAt.get(line) ?? -Infinity) < sameAgainAfterInMs) continue;
        this.#saidAt.set(line, now);
        this.#say(line);
      }
    }
  }
}
