import { expect, test } from 'vitest';
import { longTexts } from './longTexts.ts';
import { judge, limitMs } from './slowText.ts';

test('a text is too slow if its time grows with the square of its length, or is over ten limits', () => {
  // The limit is longer on a slow machine, so nothing here is told in milliseconds.
  const ms = (limits: number) => limits * limitMs;
  const words = (limits: number) => `${ms(limits).toFixed(0)} ms`;
  const quick = [{ ms: ms(1) }, { ms: ms(1.5), halfMs: ms(0.75) }, { ms: ms(9), halfMs: ms(4) }];
  for (const one of quick) expect(judge(one)).toBeUndefined();
  expect(judge({ ms: ms(4), halfMs: ms(1) })).toBe(`${words(4)}, and ${words(1)} for half of it`);
  expect(judge({ ms: ms(20), halfMs: ms(10) })).toBe(words(20));
  expect(judge({ ms: ms(20) })).toBe(words(20));
});

test('a text and its half differ in length alone', () => {
  for (const { text, half } of longTexts(1_000, 60)) {
    expect(text).toHaveLength(1_000);
    expect(half).toHaveLength(500);
    expect(text.startsWith(half.slice(0, 480))).toBe(true);
  }
});
