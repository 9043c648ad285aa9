import { readFileSync } from 'node:fs';

/**
 * What a command that has no help of its own says when it is asked for help; undefined when it is not, or has its own.
 * @param {string} script path from the root
 * @param {readonly string[]} given words after the command
 * @returns {string | undefined}
 */
export function helpOn(script, given) {
  if (!given.includes('--help')) return undefined;
  /** @type {Record<string, string>} */
  const all = JSON.parse(readFileSync(new URL('../help.json', import.meta.url), 'utf8'));
  return all[script];
}
