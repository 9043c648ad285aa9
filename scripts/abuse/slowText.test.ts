import { expect, test } from 'vitest';
import { longTexts } from './longTexts.ts';
import { judge, limitMs } from './slowText.ts';

test('a text is too slow if its time grows with the square of its length, or is over ten limits', () => {
  const quick = [
    { ms: limitMs },
    { ms: 1.5 * limitMs, halfMs: 0.75 * limitMs },
    { ms: 9 * limitMs, halfMs: 4 * limitMs },
  ];
  for (const one of quick) expect(judge(one)).toBeUndefined();
  expect(judge({ ms: 400, halfMs: 100 })).toBe('400 ms, and 100 ms for half of it');
  expect(judge({ ms: 20 * limitMs, halfMs: 10 * limitMs })).toBe('2000 ms');
  expect(judge({ ms: 20 * limitMs })).toBe('2000 ms');
});

test('a text and its half differ in length alone', () => {
  for (const { text, half } of longTexts(1_000, 60)) {
    expect(text).toHaveLength(1_000);
    expect(half).toHaveLength(500);
    expect(text.startsWith(half.slice(0, 480))).toBe(true);
  }
});
