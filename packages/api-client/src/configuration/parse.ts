import type { z } from 'zod';
import type { Variable } from './variables.ts';

/** Environment variables as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What variables give when they are parsed. */
export type Values<V extends Readonly<Record<string, Variable>>> = {
  readonly [K in keyof V]: z.output<V[K]['schema']>;
};

/** The environment cannot be used; `message` has one line for each variable that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration of a process from environment variables. An empty value counts as unset. `alsoNeeded` names
 * variables that must be set because of what others say, which is looked at when all of them are right.
 * @throws {ConfigError} naming every wrong variable, what is wrong with it, and an example; never the value of a secret.
 */
export function parseVariables<const V extends Readonly<Record<string, Variable>>>(
  variables: V,
  env: Environment,
  alsoNeeded: readonly (keyof V & string)[] = [],
): Values<V> {
  const wrong: string[] = [];
  const values = Object.entries<Variable>(variables).map(([name, variable]) => {
    const raw = env[name] === '' ? undefined : env[name];
    const parsed = variable.schema.safeParse(raw);
    if (!parsed.success) wrong.push(complaint(name, variable, raw, parsed.error));
    return [name, parsed.data];
  });
  for (const name of wrong.length === 0 ? alsoNeeded : []) {
    const variable = variables[name];
    if (variable && !env[name]) wrong.push(complaint(name, variable, undefined));
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return Object.fromEntries(values) as Values<V>;
}

function complaint(name: string, variable: Variable, raw: string | undefined, error?: z.ZodError): string {
  const example = `Example: ${name}=${variable.example}`;
  if (raw === undefined) return `${name} is not set: ${variable.about} ${example}`;
  const shown = variable.secret ? '' : ` (it is "${raw}")`;
  return `${name} ${error?.issues[0]?.message ?? 'is not valid'}${shown}. ${example}`;
}
