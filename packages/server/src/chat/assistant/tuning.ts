import { encoderName } from '@viva/understanding';

/** How vectors are made and compared, and from which likeness on something is done. */
export interface Tuning {
  /** How much more a rare word counts: 0 for not at all, 1 for its inverse document frequency. */
  readonly rarity: number;
  /** From here on the person is asked whether it's about this. */
  readonly near: number;
  /** It's answered. */
  readonly known: number;
  /** It's answered though the message sounds like danger. */
  readonly sure: number;
  /** It's said as an example says it, so no sign of danger is looked for. */
  readonly same: number;
}

/** Chosen on `testing/messages.tsv`; docs/chat.md has the figures. */
const learned: Tuning = { rarity: 0.5, near: 0.4, known: 0.5, sure: 0.6, same: 0.8 };
/** Letters tell less of what a word means, so words that no example has must count more. */
const letters: Tuning = { rarity: 1, near: 0.38, known: 0.45, sure: 0.6, same: 0.8 };

/** The tuning for vectors of an encoder. */
export const tuningFor = (encoder: string): Tuning => (encoder === encoderName ? learned : letters);
