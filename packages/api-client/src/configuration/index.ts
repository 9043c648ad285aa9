export { ConfigError, type Environment, type Values, parseVariables } from './parse.ts';
export {
  type Insecure,
  complaintsAbout,
  demoKeys,
  isOnThisMachine,
  isPlain,
  isProduction,
  modeVariables,
  plainMedia,
  plainModel,
} from './production.ts';
export { type Variable, hops, list, oneOf, text, url, whole } from './variables.ts';
