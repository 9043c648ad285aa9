import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Slots of the index: a power of two, about twice the entries of the dictionary. */
const slots = 2 ** 18;
const quote = 0x22;
const newline = 0x0a;

let loaded: { bytes: Buffer; index: Int32Array } | undefined;

function hash(bytes: Uint8Array, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at++) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * Reads the dictionary's file and notes where each entry begins. Importing the package instead would make an object of
 * 135,000 strings, which takes four times the memory.
 */
function load(): { bytes: Buffer; index: Int32Array } {
  if (loaded) return loaded;
  const bytes = readFileSync(createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary'));
  const index = new Int32Array(slots);
  for (let line = bytes.indexOf('\n  "') + 1; line > 0; line = bytes.indexOf(newline, line) + 1) {
    const from = line + 3;
    if (bytes[line + 2] !== quote) continue;
    let slot = hash(bytes, from, bytes.indexOf(quote, from)) % slots;
    while (index[slot] !== 0) slot = (slot + 1) % slots;
    index[slot] = from;
  }
  loaded = { bytes, index };
  return loaded;
}

/**
 * The pronunciation of a word in lower case as the CMU Pronouncing Dictionary has it, in ARPAbet symbols with stress digits.
 * Loads the dictionary at the first call (some 40 ms, 6 MB).
 */
export function dictionaryPhones(word: string): string[] | undefined {
  const { bytes, index } = load();
  const key = Buffer.from(word);
  for (let slot = hash(key, 0, key.length) % slots; ; slot = (slot + 1) % slots) {
    const from = index[slot];
    if (!from) return undefined;
    const end = from + key.length;
    if (bytes[end] !== quote || bytes.compare(key, 0, key.length, from, end) !== 0) continue;
    const value = end + 4;
    const [phones = ''] = bytes.toString('latin1', value, bytes.indexOf(quote, value)).split(' #');
    return phones.split(' ');
  }
}
