import { expect, test } from 'vitest';
import { alignWords, mostChanges } from './alignWords.ts';

const align = (earlier: string, later: string) => alignWords(earlier.split(' '), later.split(' '));

test.each([
  ['I led the team', 'i led the team.', 0, [0, 1, 2, 3]],
  ['I let the team', 'I led the team', 1, [0, 1, 2, 3]],
  ['I led team', 'I led the team', 1, [0, 1, null, 2]],
  ['I led led the team', 'I led the team', 1, [0, 1, 3, 4]],
  ['a cat sat', 'the dog ran off', 4, [null, 0, 1, 2]],
])('%j as %j has %i changed words', (earlier, later, changed, places) => {
  expect(align(earlier, later)).toEqual({ changed, places });
});

test('words that stay keep their place in order', () => {
  const { places } = align('we met the truce and wrote work sheets', 'we met the twelve of them and wrote work sheets');
  const kept = places.filter((place) => place !== null);
  expect(kept).toEqual([...kept].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(7);
});

const wordsFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `w${from + at}`);

test.each([10, 40, mostChanges])('%i changes all over a long telling are counted', (changes) => {
  const earlier = wordsFrom(0, 2_000);
  const every = Math.floor(earlier.length / changes);
  const later = earlier.map((word, at) => (at % every === 0 && at / every < changes ? 'other' : word));
  const { changed, places } = alignWords(earlier, later);
  expect(changed).toBe(changes);
  expect(places).toEqual(earlier.map((_, at) => at));
});

test('another telling of the same length has more changes than are counted', () => {
  const { changed, places } = alignWords(wordsFrom(0, 10_000), wordsFrom(20_000, 30_000));
  expect(changed).toBeGreaterThan(mostChanges);
  expect(places).toHaveLength(10_000);
});

test('a far longer telling is lined up at its ends alone', () => {
  const later = ['w0', ...wordsFrom(5_000, 9_000), 'w1'];
  const { changed, places } = alignWords(['w0', 'x', 'w1'], later);
  expect(changed).toBe(4_000);
  expect([places[0], places[1], places.at(-1)]).toEqual([0, null, 2]);
});
