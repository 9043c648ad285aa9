import { type BrowserTranscript } from '@viva/api-client/room';
import type { Heard, Recogniser, Utterance } from './recogniser.ts';

/** How long after the end of speech the browser's text may still come, in milliseconds. */
const graceMs = 1_200;
/** How long a text that the browser hasn't called final must stand unchanged to be taken, in milliseconds. */
const settledMs = 450;

/**
 * The candidate's own browser as recogniser: it hears the microphone itself and publishes text to the room, which is
 * {@link BrowserEars.receive received} here and handed out utterance by utterance.
 */
export class BrowserEars implements Recogniser {
  readonly ears = 'browser';
  readonly info = { name: 'browser', approximate: false, fillers: false };
  /** Results not handed out yet, by id, in the order of their arrival. */
  readonly #results = new Map<string, BrowserTranscript & { readonly atMs: number }>();
  readonly #taken = new Set<string>();
  #changed = Promise.withResolvers<void>();

  /** Takes one result from the browser; a later one with the same id replaces it. */
  receive(result: BrowserTranscript): void {
    if (this.#taken.has(result.id)) return;
    this.#results.set(result.id, { ...result, atMs: Date.now() });
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  begin(): Utterance {
    return {
      feed: () => undefined,
      partial: () => Promise.resolve(this.#text()),
      end: () => this.#take(),
      abandon: () => undefined,
    };
  }

  async close(): Promise<void> {
    // There is nothing to release: the recogniser lives in the browser.
  }

  #text(): string {
    return [...this.#results.values()]
      .map((result) => result.text.trim())
      .filter(Boolean)
      .join(' ');
  }

  async #take(): Promise<Heard> {
    const deadline = Date.now() + graceMs;
    for (;;) {
      const waitMs = this.#remainingMs(deadline);
      if (waitMs <= 0) break;
      await Promise.race([this.#changed.promise, sleep(waitMs)]);
    }
    const text = this.#text();
    if (!text) throw new Error('the browser sent no text for this speech');
    for (const result of this.#results.values()) this.#taken.add(result.id);
    this.#results.clear();
    return { text, recogniser: this.info };
  }

  /** How long to wait yet: not at all once every result is final or has settled. */
  #remainingMs(deadline: number): number {
    const left = deadline - Date.now();
    const open = [...this.#results.values()].filter((result) => !result.final);
    if (this.#results.size === 0) return left;
    if (open.length === 0) return 0;
    const settled = Math.max(...open.map((result) => result.atMs)) + settledMs - Date.now();
    return Math.min(left, settled);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
