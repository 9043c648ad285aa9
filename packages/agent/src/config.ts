import {
  ConfigError,
  type Environment,
  type Insecure,
  type Values,
  complaintsAbout,
  demoKeys,
  isPlain,
  isProduction,
  parseVariables,
  plainMedia,
  plainModel,
} from '@viva/api-client/configuration';
import { variables } from './configVariables.ts';

export { ConfigError } from '@viva/api-client/configuration';
export { variables } from './configVariables.ts';

/** Everything the interviewer can be told, parsed; see {@link variables} for what each means. */
export type AgentConfig = Values<typeof variables>;

const insecure: readonly Insecure<AgentConfig>[] = [
  demoKeys,
  plainMedia,
  plainModel,
  {
    name: 'plain-internal',
    holds: ({ VIVA_SERVER_URL }) => isPlain(VIVA_SERVER_URL),
    what: 'What people say goes to the service unencrypted: set VIVA_SERVER_URL to its https:// address.',
  },
  {
    name: 'plain-speech',
    holds: ({ TTS_BASE_URL, STT_BASE_URL, DEEPGRAM_BASE_URL }) =>
      [TTS_BASE_URL, STT_BASE_URL, DEEPGRAM_BASE_URL].some(isPlain),
    what: 'What people say goes to a speech endpoint unencrypted: set TTS_BASE_URL, STT_BASE_URL and DEEPGRAM_BASE_URL to https:// and wss:// addresses.',
  },
];

/**
 * Reads the interviewer's configuration.
 * @throws {ConfigError} with a line for each variable that is wrong, and in production for each secret and each way that is
 * meant for one machine.
 */
export function parseConfig(env: Environment): AgentConfig {
  const config = parseVariables(variables, env);
  const refused = isProduction(config.VIVA_MODE, env.NODE_ENV) ? complaintsAbout(config, insecure) : [];
  if (refused.length > 0) throw new ConfigError(refused.join('\n'));
  return config;
}
