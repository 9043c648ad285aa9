/* Writes `phonemes/letterModel.bin` from the CMU dictionary, and says how well it reads words that it has not seen. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { readLetterModel } from '../phonemes/letterModel.ts';
import { letterReader } from '../phonemes/letterToSound.ts';
import { alignAll } from './alignment.ts';
import type { Aligned, Entry } from './alignment.ts';
import { modelFile } from './modelFile.ts';
import { trainNgrams } from './ngrams.ts';

const { values } = parseArgs({
  options: {
    order: { type: 'string', default: '5' },
    /** One word in this many is held out. */
    heldOut: { type: 'string', default: '20' },
    out: { type: 'string' },
  },
});

function entries(): Entry[] {
  const text = readFileSync(createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary'), 'utf8');
  return (
    [...text.matchAll(/^ {2}"([a-z]{2,})": "([A-Z0-2 ]+?)(?: #.*)?",?$/gm)]
      .map(([, word = '', phones = '']) => ({ word, phones: phones.trim().split(' ') }))
      // Without a vowel letter, or with more phones than letters can stand for: an abbreviation.
      .filter(({ word, phones }) => /[aeiouy]/.test(word) && phones.length <= word.length + 2)
  );
}

function model(aligned: readonly Aligned[]): Buffer {
  const symbols = ['<', '>'];
  const ids = new Map<string, number>();
  const idOf = (pair: string): number => {
    const id = ids.get(pair) ?? symbols.push(pair) - 1;
    ids.set(pair, id);
    return id;
  };
  const sequences = aligned.map(({ letters, phones }) => [
    0,
    ...phones.map((part, at) => idOf(`${letters[at] ?? ''}:${part}`)),
    1,
  ]);
  const order = Number(values.order);
  return modelFile(trainNgrams(sequences, order), symbols, order);
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, at) => at + 1);
  let corner = 0;
  for (const [at, phone] of a.entries()) {
    let left = at + 1;
    corner = at;
    row = b.map((other, place) => {
      const above = row[place] ?? 0;
      const value = Math.min(left + 1, above + 1, corner + (phone === other ? 0 : 1));
      corner = above;
      left = value;
      return value;
    });
  }
  return row.at(-1) ?? a.length;
}

const plain = (phones: readonly string[]): string[] => phones.map((phone) => phone.replace(/\d/, ''));

function measure(file: Buffer, words: readonly Entry[]): void {
  const read = letterReader(readLetterModel(file));
  let right = 0;
  let rightPlain = 0;
  let errors = 0;
  let phones = 0;
  const start = performance.now();
  for (const { word, phones: wanted } of words) {
    const got = read(word);
    if (got.join(' ') === wanted.join(' ')) right++;
    if (plain(got).join(' ') === plain(wanted).join(' ')) rightPlain++;
    errors += distance(plain(got), plain(wanted));
    phones += wanted.length;
  }
  console.log({
    words: words.length,
    wordsRight: (right / words.length).toFixed(4),
    wordsRightWithoutStress: (rightPlain / words.length).toFixed(4),
    phoneErrors: (errors / phones).toFixed(4),
    msPerWord: ((performance.now() - start) / words.length).toFixed(2),
    bytes: file.length,
  });
}

const all = entries();
const isHeldOut = (_entry: unknown, at: number): boolean => at % Number(values.heldOut) === 7;
const aligned = alignAll(all.filter((entry, at) => !isHeldOut(entry, at)));
const file = model(aligned);
measure(file, all.filter(isHeldOut));
if (values.out) writeFileSync(values.out, model(alignAll(all)));
