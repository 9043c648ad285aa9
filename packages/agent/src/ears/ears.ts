import type { Ears as EarsName } from '@viva/api-client/room';
import type { Heard, Recogniser, Samples, Utterance } from './recogniser.ts';

/** Failures in a row after which a recogniser is not asked for a while. */
const failuresAllowed = 2;
/** How long a failing recogniser is left alone, in milliseconds. */
const restMs = 60_000;

/** What {@link Ears} tells of itself. */
export interface EarsEvents {
  /** Another recogniser listens from now on. `failed` says that the former one could not. */
  changed(ears: EarsName, failed: boolean): void;
  failed(ears: EarsName, error: unknown): void;
}

/**
 * The recognisers in the order of preference. The first that is in favour decodes while the person speaks; when it
 * fails, the next one gets the same sound within the same turn. With none left, the candidate has to type.
 */
export class Ears {
  readonly #recognisers: readonly Recogniser[];
  readonly #events: EarsEvents;
  readonly #failures = new Map<Recogniser, { count: number; restUntil: number }>();
  readonly #off = new Set<EarsName>();
  #current: { recogniser: Recogniser; utterance: Utterance; startedAt: number; sound: Samples[] } | undefined;
  #active: EarsName;

  constructor(recognisers: readonly Recogniser[], events: EarsEvents) {
    this.#recognisers = recognisers;
    this.#events = events;
    // The browser listens only once the candidate has said so.
    this.#off.add('browser');
    this.#active = this.#favourites()[0]?.ears ?? 'typing';
  }

  /** Who listens just now. */
  get active(): EarsName {
    return this.#active;
  }

  /** Lets a recogniser in or leaves it out, as the candidate wishes. */
  allow(ears: EarsName, allowed: boolean): void {
    if (allowed) {
      this.#off.delete(ears);
      for (const recogniser of this.#recognisers) if (recogniser.ears === ears) this.#failures.delete(recogniser);
    } else this.#off.add(ears);
    this.#update(false);
  }

  begin(startedAt: number): void {
    this.#current?.utterance.abandon();
    this.#update(false);
    const recogniser = this.#favourites()[0];
    this.#current = recogniser && { recogniser, utterance: recogniser.begin(startedAt), startedAt, sound: [] };
  }

  feed(samples: Samples): void {
    this.#current?.sound.push(samples);
    this.#current?.utterance.feed(samples);
  }

  /** The words so far; empty when the recogniser can't tell. */
  async partial(): Promise<string> {
    try {
      return (await this.#current?.utterance.partial?.()) ?? '';
    } catch (error) {
      // The utterance's end will meet the same failure and deal with it.
      this.#events.failed(this.#active, error);
      return '';
    }
  }

  /** The utterance's words by the first recogniser that can tell; undefined when none can. */
  async end(): Promise<Heard | undefined> {
    const current = this.#current;
    this.#current = undefined;
    if (!current) return undefined;
    let { recogniser, utterance } = current;
    const tried = new Set<Recogniser>();
    for (;;) {
      tried.add(recogniser);
      try {
        const heard = await utterance.end();
        this.#failures.delete(recogniser);
        return heard;
      } catch (error) {
        this.#note(recogniser, error);
      }
      const next = this.#recognisers.find((other) => !tried.has(other) && !this.#off.has(other.ears));
      if (!next) return undefined;
      recogniser = next;
      utterance = next.begin(current.startedAt);
      for (const samples of current.sound) utterance.feed(samples);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#recognisers.map((recogniser) => recogniser.close()));
  }

  #note(recogniser: Recogniser, error: unknown): void {
    const count = (this.#failures.get(recogniser)?.count ?? 0) + 1;
    this.#failures.set(recogniser, { count, restUntil: count >= failuresAllowed ? Date.now() + restMs : 0 });
    this.#events.failed(recogniser.ears, error);
    this.#update(true);
  }

  #favourites(): Recogniser[] {
    const now = Date.now();
    const allowed = this.#recognisers.filter((recogniser) => !this.#off.has(recogniser.ears));
    const rested = allowed.filter((recogniser) => (this.#failures.get(recogniser)?.restUntil ?? 0) <= now);
    return rested.length > 0 ? rested : allowed;
  }

  #update(failed: boolean): void {
    const active = this.#favourites()[0]?.ears ?? 'typing';
    if (active === this.#active) return;
    this.#active = active;
    this.#events.changed(active, failed);
  }
}
