import { type Environment, type Values, parseVariables } from '@viva/api-client/configuration';
import { variables } from './configVariables.ts';

export { ConfigError } from '@viva/api-client/configuration';
export { variables } from './configVariables.ts';

/** Everything the interviewer can be told, parsed; see {@link variables} for what each means. */
export type AgentConfig = Values<typeof variables>;

/** Reads the interviewer's configuration. @throws {ConfigError} with a line for each variable that is wrong. */
export const parseConfig = (env: Environment): AgentConfig => parseVariables(variables, env);
