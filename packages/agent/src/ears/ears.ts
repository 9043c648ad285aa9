import type { Ears as EarsName } from '@viva/api-client/room';
import type { Terms } from '@viva/speech';
import type { Heard, Partial, Recogniser, Samples, Utterance } from './recogniser.ts';

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
  partial(): Promise<Partial>;
  /** The speaker pauses, and may be at the end. */
  pause(): void;
  /** The words by the first recogniser that can tell; undefined when none can. */
  end(): Promise<Heard | undefined>;
}

/**
 * The recognisers in the order of preference. The first that is in favour decodes while the person speaks; when it
 * fails, the next one gets the same sound within the same turn. With none left, the candidate has to type.
 */
export class Ears {
  /** Names that the candidate is likely to say; other recognizers than the built-in one know names themselves. */
  readonly terms: Terms | undefined;
  readonly #recognisers: readonly Recogniser[];
  readonly #events: EarsEvents;
  readonly #failures = new Map<Recogniser, { count: number; restUntil: number }>();
  #active: EarsName;
  /** Who began the newest utterance. */
  #newest: Recogniser | undefined;

  constructor(recognisers: readonly Recogniser[], events: EarsEvents, terms?: Terms) {
    this.terms = terms;
    this.#recognisers = recognisers;
    this.#events = events;
    this.#active = this.#favourites()[0]?.ears ?? 'typing';
  }

  /** Who listens just now. */
  get active(): EarsName {
    return this.#active;
  }

  /** The candidate's turn is over: what comes next stands by itself. */
  turnOver(): void {
    for (const recogniser of this.#recognisers) recogniser.turnOver?.();
  }

  /** Begins an utterance that was first heard at `startedAt` (epoch milliseconds). */
  begin(startedAt: number): EarsUtterance {
    this.#update();
    const sound: Samples[] = [];
    const tried = new Set<Recogniser>();
    let current = this.#open(tried, startedAt, sound);
    return {
      feed: (samples) => {
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
          return (await current?.utterance.partial?.()) ?? nothing;
        } catch {
          // The utterance's end meets the same failure and deals with it.
          return nothing;
        }
      },
      pause: () => current?.utterance.pause?.(),
      end: async () => {
        for (; current; current = this.#open(tried, startedAt, sound)) {
          const { recogniser, utterance } = current;
          try {
            const heard = await utterance.end();
            this.#failures.delete(recogniser);
            return heard;
          } catch (error) {
            this.#note(recogniser, error);
          }
        }
        return undefined;
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
        // What another one hears in between is no part of what the former understands together.
        if (this.#newest !== recogniser) this.#newest?.turnOver?.();
        this.#newest = recogniser;
        return { recogniser, utterance };
      } catch (error) {
        this.#note(recogniser, error);
      }
    }
    return undefined;
  }

  #note(recogniser: Recogniser, error: unknown): void {
    const count = (this.#failures.get(recogniser)?.count ?? 0) + 1;
    this.#failures.set(recogniser, {
      count,
      restUntil: count >= failuresAllowed ? Date.now() + (recogniser.restMs ?? restMs) : 0,
    });
    this.#events.failed(recogniser.ears, error);
    this.#update();
  }

  #favourites(): Recogniser[] {
    const now = Date.now();
    return this.#recognisers.filter((recogniser) => (this.#failures.get(recogniser)?.restUntil ?? 0) <= now);
  }

  #update(): void {
    const active = this.#favourites()[0]?.ears ?? 'typing';
    if (active === this.#active) return;
    this.#active = active;
    this.#events.changed(active);
  }
}

const nothing: Partial = { text: '', wholeTurn: false };

interface Opened {
  readonly recogniser: Recogniser;
  readonly utterance: Utterance;
}
