export { ConfigError, type Environment, type Values, parseVariables } from './parse.ts';
export { type Variable, hops, list, oneOf, text, url, whole } from './variables.ts';
