export { ribbonInShort } from './inShort.ts';
export { ribbonOf } from './ribbonOf.ts';
export { ribbonSchema } from './schema.ts';
