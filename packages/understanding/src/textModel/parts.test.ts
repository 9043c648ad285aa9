import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const words = (count: number, tokens = 1) => Array.from({ length: count }, (_, at) => Array<number>(tokens).fill(at));
const size = { words: 10, tokens: 12, overlap: 3 } as const;

test('a short text is one part, and an empty one a part without words', () => {
  expect(partsOf(words(10), size)).toEqual([{ from: 0, words: words(10) }]);
  expect(partsOf([], size)).toEqual([{ from: 0, words: [] }]);
});

test('a longer text is cut into parts that overlap, and all of its words are in them', () => {
  const parts = partsOf(words(25), size);
  expect(parts.map(({ from, words: { length } }) => [from, length])).toEqual([
    [0, 10],
    [8, 10],
    [16, 9],
  ]);
});

test('no part has more tokens than are read at once, unless it is a single word', () => {
  expect(partsOf(words(9, 5), size).every(({ words: part }) => part.flat().length <= 12)).toBe(true);
  expect(partsOf(words(3, 20), size).map(({ words: part }) => part.length)).toEqual([1, 1, 1]);
});
