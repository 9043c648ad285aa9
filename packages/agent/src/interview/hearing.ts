import type { HeardUtterance } from '../ears/listener.ts';
import type { CandidateTurn } from './ports.ts';

/** Collects the utterances of one turn until the turn is over. */
export class Hearing {
  #utterances: HeardUtterance[] = [];

  /** All that was said in this turn so far. */
  get text(): string {
    return this.#utterances.map((utterance) => utterance.text).join(' ');
  }

  /** Whether any of it is a guess. */
  get approximate(): boolean {
    return this.#utterances.some((utterance) => utterance.recogniser.approximate);
  }

  /** Takes an utterance, in the place of what was heard since it began. */
  add(utterance: HeardUtterance): void {
    const since = utterance.since ?? utterance.startedAt;
    this.#utterances = [...this.#utterances.filter(({ startedAt }) => startedAt < since), utterance];
  }

  /** The turn as {@link take} would tell it now, without taking it. */
  get turn(): CandidateTurn | undefined {
    return turnOf(this.#utterances);
  }

  /** The turn made of everything heard since the last one; undefined when nothing was. */
  take(): CandidateTurn | undefined {
    const utterances = this.#utterances;
    this.#utterances = [];
    return turnOf(utterances);
  }
}

function turnOf(utterances: readonly HeardUtterance[]): CandidateTurn | undefined {
  const first = utterances[0];
  const last = utterances.at(-1);
  if (!first || !last) return undefined;
  const words = utterances.flatMap((utterance) => utterance.words ?? []);
  // The least trustworthy recogniser decides what the turn may be used for.
  const recogniser = (utterances.find((utterance) => utterance.recogniser.approximate) ?? last).recogniser;
  return {
    text: utterances.map((utterance) => utterance.text).join(' '),
    startedAt: first.startedAt,
    endedAt: last.endedAt,
    ...(words.length > 0 && utterances.every((utterance) => utterance.words) ? { words } : {}),
    recogniser,
    typed: false,
  };
}
