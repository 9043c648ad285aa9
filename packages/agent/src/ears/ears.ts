import type { Ears as EarsName } from '@viva/api-client/room';
import type { Heard, Recogniser, Samples, Utterance } from './recogniser.ts';

/** Failures in a row after which a recogniser is not asked for a while. */
const failuresAllowed = 2;
/** How long a failing recogniser is left alone, in milliseconds. */
const restMs = 60_000;

/** What {@link Ears} tells of itself. */
export interface EarsEvents {
  /** Another recogniser listens from now on. */
  changed(ears: EarsName): void;
  /** A recogniser could not tell what was said; the next one is asked. */
  failed(ears: EarsName, error: unknown): void;
}

/** One utterance, in whichever ears; never throws. */
export interface EarsUtterance {
  feed(samples: Samples): void;
  /** The words so far; empty when the recogniser can't tell. */
  partial(): Promise<string>;
  /** The words by the first recogniser that can tell; undefined when none can. */
  end(): Promise<Heard | undefined>;
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
    this.#update();
  }

  /** Begins an utterance that was first heard at `startedAt` (epoch milliseconds). */
  begin(startedAt: number): EarsUtterance {
    this.#update();
    const sound: Samples[] = [];
    const tried = new Set<Recogniser>();
    let current = this.#open(tried, startedAt, sound);
    // Whoever was turned off in the middle has heard a part only; it is better than nothing.
    const leaveTurnedOff = () => {
      if (!current || !this.#off.has(current.recogniser.ears)) return;
      const other = this.#open(tried, startedAt, sound);
      if (!other) return;
      current.utterance.abandon();
      current = other;
    };
    return {
      feed: (samples) => {
        leaveTurnedOff();
        sound.push(samples);
        if (!current) return;
        try {
          current.utterance.feed(samples);
        } catch (error) {
          this.#note(current.recogniser, error);
          current = this.#open(tried, startedAt, sound);
        }
      },
      partial: async () => {
        try {
          return (await current?.utterance.partial?.()) ?? '';
        } catch {
          // The utterance's end meets the same failure and deals with it.
          return '';
        }
      },
      end: async () => {
        leaveTurnedOff();
        let part: Heard | undefined;
        for (; current; current = this.#open(tried, startedAt, sound)) {
          const { recogniser, utterance } = current;
          try {
            const heard = await utterance.end();
            if (!this.#off.has(recogniser.ears)) {
              this.#failures.delete(recogniser);
              return heard;
            }
            part = heard;
          } catch (error) {
            this.#note(recogniser, error);
          }
        }
        return part;
      },
    };
  }

  /** Gives the sound so far to the first recogniser that has not failed at it; undefined when there is none. */
  #open(tried: Set<Recogniser>, startedAt: number, sound: readonly Samples[]): Opened | undefined {
    for (const recogniser of this.#favourites()) {
      if (tried.has(recogniser)) continue;
      tried.add(recogniser);
      try {
        const utterance = recogniser.begin(startedAt);
        for (const samples of sound) utterance.feed(samples);
        return { recogniser, utterance };
      } catch (error) {
        this.#note(recogniser, error);
      }
    }
    return undefined;
  }

  #note(recogniser: Recogniser, error: unknown): void {
    const count = (this.#failures.get(recogniser)?.count ?? 0) + 1;
    this.#failures.set(recogniser, { count, restUntil: count >= failuresAllowed ? Date.now() + restMs : 0 });
    this.#events.failed(recogniser.ears, error);
    this.#update();
  }

  #favourites(): Recogniser[] {
    const now = Date.now();
    return this.#recognisers.filter(
      (recogniser) => !this.#off.has(recogniser.ears) && (this.#failures.get(recogniser)?.restUntil ?? 0) <= now,
    );
  }

  #update(): void {
    const active = this.#favourites()[0]?.ears ?? 'typing';
    if (active === this.#active) return;
    this.#active = active;
    this.#events.changed(active);
  }
}

interface Opened {
  readonly recogniser: Recogniser;
  readonly utterance: Utterance;
}
