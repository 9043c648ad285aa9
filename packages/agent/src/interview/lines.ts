import type { Option } from '@viva/interview';
import { atMost } from '../deadline.ts';
import type { Speaker, SpokenResult } from './ports.ts';

/** Longest wait for a line that was broken off to fall silent, in milliseconds. */
const hushMs = 2_000;

/** The interviewer's lines as they are said: one breaks off the other, and each tells what became of it. */
export class Lines {
  readonly #speaker: Speaker;
  readonly #failed: (error: unknown) => void;
  #speaking: Promise<void> = Promise.resolve();
  #beingSaid = 0;

  constructor(speaker: Speaker, failed: (error: unknown) => void) {
    this.#speaker = speaker;
    this.#failed = failed;
  }

  /** Whether the interviewer is speaking. */
  get sounding(): boolean {
    return this.#beingSaid > 0;
  }

  /** Says a line; goodbye can't be interrupted. A line that could not be said counts as broken off. */
  say({ say, ends }: Option, said: (result: SpokenResult) => void): void {
    this.#beingSaid++;
    // A closed session throws at once.
    const begin = async () => this.#speaker.say(say, { interruptible: !ends }).finished;
    this.#speaking = begin()
      .catch((error: unknown): SpokenResult => {
        this.#failed(error);
        return { text: say, interrupted: true, startedAt: undefined, endedAt: Date.now() };
      })
      .then((result) => {
        this.#beingSaid--;
        said(result);
      });
  }

  /** Breaks off what is being said; {@link silent} waits for that. */
  hush(): void {
    this.#speaker.hush();
  }

  /** Settles when nothing is being said, or was hushed long enough ago. */
  silent(): Promise<void> {
    return atMost(this.#speaking, hushMs);
  }
}
