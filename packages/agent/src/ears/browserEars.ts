import { type BrowserTranscript } from '@viva/api-client/room';
import { atMost } from '../deadline.ts';
import { type Heard, type Recogniser, type Utterance, earsSampleRate, surelySpeechMs } from './recogniser.ts';

/** How long after the end of speech the browser's text may still come, in milliseconds. */
const graceMs = 1_200;
/** How long a text that the browser hasn't called final must stand unchanged to be taken, in milliseconds. */
const settledMs = 450;

/** Results that are kept at most: an utterance has a handful. */
const mostResults = 50;

/** A result as it stands, and how many of its words were handed out already. */
interface Result {
  readonly words: readonly string[];
  readonly final: boolean;
  readonly atMs: number;
  taken: number;
}

/**
 * The candidate's own browser as recogniser: it hears the microphone itself and publishes text to the room, which is
 * {@link BrowserEars.receive received} here and handed out utterance by utterance. A result may go on growing after a
 * pause: only its new words are handed out then.
 */
export class BrowserEars implements Recogniser {
  readonly ears = 'browser';
  readonly info = { name: 'browser', approximate: false, fillers: false };
  /** By id, in the order of their arrival. */
  readonly #results = new Map<string, Result>();
  #changed = Promise.withResolvers<void>();
  /** So many utterances have ended and wait for their words, and this settles when the last of them has been served. */
  #waiting = 0;
  #served: Promise<unknown> = Promise.resolve();

  /** Takes one result from the browser; a later one with the same id replaces it. */
  receive(result: BrowserTranscript): void {
    const words = result.text.split(/\s+/).filter(Boolean);
    const taken = Math.min(this.#results.get(result.id)?.taken ?? 0, words.length);
    this.#results.set(result.id, { words, final: result.final, atMs: Date.now(), taken });
    const [oldest] = this.#results.keys();
    if (oldest !== undefined && this.#results.size > mostResults) this.#results.delete(oldest);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }

  begin(startedAt: number): Utterance {
    // What an earlier utterance still waits for is not forgotten: it takes all that is there when its words are settled.
    if (this.#waiting === 0) this.#forgetBefore(startedAt);
    let samples = 0;
    return {
      feed: (part) => void (samples += part.length),
      partial: () => Promise.resolve(this.#text()),
      end: () => this.#take((samples / earsSampleRate) * 1_000),
      abandon: () => undefined,
    };
  }

  async close(): Promise<void> {
    // There is nothing to release: the recogniser lives in the browser.
  }

  /** What was heard before an utterance belongs to earlier ones, whoever served them. */
  #forgetBefore(startedAt: number): void {
    for (const [id, result] of this.#results) {
      if (result.atMs >= startedAt) continue;
      if (result.final) this.#results.delete(id);
      else result.taken = result.words.length;
    }
  }

  #open(): Result[] {
    return [...this.#results.values()].filter((result) => result.words.length > result.taken);
  }

  #text(): string {
    return this.#open()
      .flatMap((result) => result.words.slice(result.taken))
      .join(' ');
  }

  /** In the order in which they ended: a later utterance does not take the words of an earlier one. */
  #take(durationMs: number): Promise<Heard> {
    const deadline = Date.now() + graceMs;
    this.#waiting++;
    const taking = this.#served.then(() => this.#takeBy(deadline, durationMs)).finally(() => this.#waiting--);
    this.#served = taking.catch(() => undefined);
    return taking;
  }

  async #takeBy(deadline: number, durationMs: number): Promise<Heard> {
    for (let waitMs = this.#remainingMs(deadline); waitMs > 0; waitMs = this.#remainingMs(deadline)) {
      await atMost(this.#changed.promise, waitMs);
    }
    const text = this.#text();
    if (!text && durationMs >= surelySpeechMs) throw new Error('the browser sent no text for this speech');
    for (const [id, result] of this.#results) {
      if (result.final) this.#results.delete(id);
      else result.taken = result.words.length;
    }
    return { text, recogniser: this.info };
  }

  /** How long to wait yet: not at all once every new text is final or has settled. */
  #remainingMs(deadline: number): number {
    const left = deadline - Date.now();
    const open = this.#open();
    if (open.length === 0) return left;
    const unsettled = open.filter((result) => !result.final);
    if (unsettled.length === 0) return 0;
    return Math.min(left, Math.max(...unsettled.map((result) => result.atMs)) + settledMs - Date.now());
  }
}
