import {
  ConfigError,
  type Environment,
  type Values,
  isProduction,
  parseVariables,
} from '@viva/api-client/configuration';
import { productionComplaints, unsaidComplaints } from './configProduction.ts';
import { variables } from './configVariables.ts';

export { ConfigError } from '@viva/api-client/configuration';
export { variables } from './configVariables.ts';

/** Everything the server can be told, parsed; see {@link variables} for what each means. */
export type Config = Values<typeof variables> & { readonly VIVA_MODE: 'local' | 'production' };

/**
 * Reads the server's configuration.
 * @throws {ConfigError} with a line for each variable that is wrong, and in production for each default that is meant for
 * one machine; elsewhere, for a server that other machines reach and whose mode was not said.
 */
export function parseConfig(env: Environment): Config {
  const parsed = parseVariables(variables, env, [
    ...(env.STRIPE_SECRET_KEY ? (['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const) : []),
    ...(env.RECORDINGS_S3_KEY_ID ? (['RECORDINGS_S3_SECRET'] as const) : []),
    ...(env.RECORDINGS_S3_SECRET ? (['RECORDINGS_S3_KEY_ID'] as const) : []),
    ...(env.FIREBASE_MEASUREMENT_ID ? (['FIREBASE_APP_ID'] as const) : []),
  ]);
  const mode = isProduction(parsed.VIVA_MODE, env.NODE_ENV) ? 'production' : 'local';
  const config = { ...parsed, VIVA_MODE: mode } as const;
  const refused = mode === 'production' ? productionComplaints(config) : unsaidComplaints(config, parsed.VIVA_MODE);
  if (refused.length > 0) throw new ConfigError(refused.join('\n'));
  return config;
}
