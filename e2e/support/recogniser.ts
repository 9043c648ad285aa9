import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Candidate } from './candidate.ts';
import { record } from './speech.ts';

/** A stretch of speech as the page's recogniser hears it; milliseconds. */
interface Stretch {
  readonly text: string;
  readonly fromMs: number;
  readonly forMs: number;
}

declare global {
  interface Window {
    recogniserOnDevice?: boolean;
    scriptedRecogniser: {
      readonly seen: { readonly starts: number };
      hear(stretches: readonly Stretch[]): void;
      failIn(ms: number, code: string): void;
    };
  }
}

/** The speech recognition of a person's browser, which hears every word as it was said. */
export class ScriptedRecogniser {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Puts it into the page; call before the first navigation. `onDevice`: its audio does not leave the machine. */
  static async at(page: Page, onDevice: boolean): Promise<ScriptedRecogniser> {
    if (onDevice) await page.addInitScript({ content: 'window.recogniserOnDevice = true;' });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'recogniser.init.js') });
    return new ScriptedRecogniser(page);
  }

  /** How often it was started. */
  starts(): Promise<number> {
    return this.#page.evaluate(() => window.scriptedRecogniser.seen.starts);
  }

  /** Ends with an error of the Web Speech API, in so many milliseconds. */
  failIn(ms: number, code: string): Promise<void> {
    return this.#page.evaluate(([wait, error]) => window.scriptedRecogniser.failIn(wait, error), [ms, code] as const);
  }

  /** Hears what the candidate says, who waits for the reply: sentences, with silences between them in milliseconds. */
  async hears(candidate: Candidate, ...parts: readonly (string | number)[]) {
    const stretches: Stretch[] = [];
    let atMs = 0;
    for (const part of parts) {
      const forMs = typeof part === 'number' ? part : (await record(part)).durationMs;
      // Browsers write no full stops.
      if (typeof part === 'string') stretches.push({ text: part.replace(/[.,]/g, ''), fromMs: atMs, forMs });
      atMs += forMs;
    }
    const recording = await record(...parts);
    await this.#page.evaluate((heard) => window.scriptedRecogniser.hear(heard), stretches);
    return candidate.asks(recording);
  }
}
