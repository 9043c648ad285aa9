import { parseArgs } from 'node:util';

/** What a person asks of `npm test`. */
export interface Options {
  /** Names of the only checks that run. */
  readonly only?: readonly string[];
  /** Nothing of an earlier run is trusted. */
  readonly fresh: boolean;
  /** The commit since which changes count; `''` leaves the choice to us. */
  readonly changed?: string;
  /** Journeys run on one core. */
  readonly slow: boolean;
}

/** Reads the words after `npm test --`. Throws a `TypeError` with a sentence about a word that it does not know. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    // `parseArgs` requires a value for `--changed`, so a bare `--changed` becomes `--changed=`.
    args: words.map((word) => (word === '--changed' ? '--changed=' : word)),
    options: {
      only: { type: 'string', multiple: true },
      fresh: { type: 'boolean', default: false },
      changed: { type: 'string' },
      slow: { type: 'boolean', default: false },
    },
  });
  if (values.changed !== undefined && (values.slow || values.only))
    throw new TypeError('--changed chooses the checks itself: leave --only and --slow away.');
  return values;
}
