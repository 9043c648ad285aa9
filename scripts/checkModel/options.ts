import { parseArgs } from 'node:util';
import { InputError } from '../lib/input.ts';

/** How much is measured, and what a model costs. */
export interface Options {
  readonly turns: number;
  readonly answers: number;
  readonly adverts: number;
  /** In whatever currency, for a million tokens; undefined where it is not told. */
  readonly priceIn: number | undefined;
  readonly priceOut: number | undefined;
  readonly json: string | undefined;
}

const help = 'npm run check:model -- --help lists what can be said.';

function number(name: string, given: string | undefined, least: number): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (given.trim() === '' || !Number.isFinite(value) || value < least)
    throw new InputError(`--${name} takes a number from ${least} on, not "${given}". ${help}`);
  return value;
}

const count = (name: string, given: string | undefined, usual: number): number => {
  const value = number(name, given, 0) ?? usual;
  if (!Number.isInteger(value)) throw new InputError(`--${name} takes a whole number, not "${given}". ${help}`);
  return value;
};

/** Reads the command's words. @throws {InputError} */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parsed(args);
  return {
    turns: count('turns', values.turns, 100),
    answers: count('answers', values.answers, 12),
    adverts: count('adverts', values.adverts, 5),
    priceIn: number('price-in', values['price-in'], 0),
    priceOut: number('price-out', values['price-out'], 0),
    json: values.json,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { turns: text, answers: text, adverts: text, 'price-in': text, 'price-out': text, json: text },
    });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s|\n/);
    throw new InputError(`${first.replace(/\.$/, '')}. ${help}`);
  }
}
