import type { z } from 'zod';
import { type Variable, variables } from './configVariables.ts';

export { variables } from './configVariables.ts';

/** Everything the server can be told, parsed; see {@link variables} for what each means. */
export type Config = { readonly [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };

/** The environment cannot be used; `message` has one line for each variable that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables. An empty value counts as unset.
 * @throws {ConfigError} naming every wrong variable, what is wrong with it, and an example; never the value of a secret.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const values = Object.entries(variables).map(([name, variable]) => {
    const raw = env[name] === '' ? undefined : env[name];
    const parsed = variable.schema.safeParse(raw);
    if (!parsed.success) wrong.push(complaint(name, variable, raw, parsed.error));
    return [name, parsed.data];
  });
  if (env.STRIPE_SECRET_KEY) {
    const together = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;
    for (const name of together) if (!env[name]) wrong.push(complaint(name, variables[name], undefined));
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return Object.fromEntries(values) as Config;
}

function complaint(name: string, variable: Variable, raw: string | undefined, error?: z.ZodError): string {
  const example = `Example: ${name}=${variable.example}`;
  if (raw === undefined) return `${name} is not set: ${variable.about} ${example}`;
  const shown = variable.secret ? '' : ` (it is "${raw}")`;
  return `${name} ${error?.issues[0]?.message ?? 'is not valid'}${shown}. ${example}`;
}
