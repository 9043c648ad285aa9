import { type PolicyState, isJudged } from '@viva/interview';
import type { TurnReading } from '@viva/understanding';
import type { Understand } from '../mind/understand.ts';

/** Readings that are kept: a turn is read at its pauses, and again when it is over. */
const kept = 4;

/** What was understood of turns; the same words in reply to the same are read once. */
export class Readings {
  readonly #understand: Understand;
  readonly #known = new Map<string, Promise<TurnReading>>();

  constructor(understand: Understand) {
    this.#understand = understand;
  }

  /** `state`: the policy's before the turn. */
  of(text: string, state: PolicyState): Promise<TurnReading> {
    const asked = state.prompt;
    const judged = isJudged(state, text);
    const key = JSON.stringify([asked, text, judged]);
    const known = this.#known.get(key);
    if (known) return known;
    const reading = this.#understand(text, asked, judged);
    this.#known.set(key, reading);
    const [oldest] = this.#known.keys();
    if (this.#known.size > kept && oldest !== undefined) this.#known.delete(oldest);
    return reading;
  }
}
