import { parseArgs } from 'node:util';

/** What a person asks of `npm test`. */
export interface Options {
  /** Names of the only checks that run. */
  readonly only?: readonly string[];
  /** Everything, not the gate alone, and nothing is tried again. */
  readonly all: boolean;
  /** What failed in the last run, and nothing else. */
  readonly failed: boolean;
  /** Nothing of an earlier run is trusted. */
  readonly fresh: boolean;
  /** The commit since which changes count; `''` leaves the choice to us. */
  readonly changed?: string;
}

/** Reads the words after `npm test --`. Throws a `TypeError` with a sentence about a word that it does not know. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    // `parseArgs` requires a value for `--changed`, so a bare `--changed` becomes `--changed=`.
    args: words.map((word) => (word === '--changed' ? '--changed=' : word)),
    options: {
      only: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      failed: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      changed: { type: 'string' },
    },
  });
  const choosing = [values.changed !== undefined && '--changed', values.failed && '--failed', values.only && '--only'];
  const chosen = choosing.filter((word) => typeof word === 'string');
  if (chosen.length > 1 || (chosen.length > 0 && values.all && !values.only))
    throw new TypeError(
      `${chosen.join(' and ')}${values.all ? ' and --all' : ''} each choose the checks: use one of them.`,
    );
  return values;
}
