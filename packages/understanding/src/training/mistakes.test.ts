import { expect, test } from 'vitest';
import { confusionsOf, worstOf } from './mistakes.ts';

const pair = (text: string, labels: string[], label: string, confidence: number) => ({
  labeled: { text, labels, hand: 'a' },
  found: { label, confidence, also: [] },
});
const pairs = [
  pair('one', ['wait'], 'skip', 0.5),
  pair('two', ['wait'], 'wait', 0.9),
  pair('three', ['wait'], 'skip', 0.8),
  pair('four', ['answer', 'private'], 'private', 0.9),
  pair('five', ['stop'], 'done', 0.6),
];

test('confusions are counted, the most frequent first; any label that a writer gave is right', () =>
  expect(confusionsOf(pairs, 5)).toEqual([
    { wanted: 'wait', found: 'skip', texts: 2 },
    { wanted: 'stop', found: 'done', texts: 1 },
  ]));

test('the worst mistakes are the surest', () =>
  expect(worstOf(pairs, 2)).toEqual([
    { text: 'three', wanted: 'wait', found: 'skip', confidence: 0.8 },
    { text: 'five', wanted: 'stop', found: 'done', confidence: 0.6 },
  ]));
