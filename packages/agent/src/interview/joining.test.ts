import { describe, expect, it } from 'vitest';
import { join } from './joining.ts';

const exact = { name: 'exact', approximate: false, fillers: true };
const approximate = { name: 'approximate', approximate: true, fillers: false };
const word = { text: 'one', startMs: 0, endMs: 100 };
const first = { text: 'one', startedAt: 0, endedAt: 100, words: [word], recogniser: exact, typed: false };
const second = { ...first, text: 'two', startedAt: 900, endedAt: 1_000 };

describe('the two parts of an answer', () => {
  it('are one answer, from the beginning of the first to the end of the second', () => {
    const expected = { text: 'one two', startedAt: 0, endedAt: 1_000, words: [word, word], recogniser: exact };
    expect(join(first, second)).toMatchObject(expected);
  });

  it.each([
    [approximate, exact],
    [exact, approximate],
  ])('are approximate when one of them is', (one, other) => {
    const whole = join({ ...first, recogniser: one }, { ...second, recogniser: other });
    expect(whole.recogniser).toBe(approximate);
  });

  it('have the times of their words only when both have', () => {
    const { words: _none, ...without } = second;
    expect(join(first, without)).not.toHaveProperty('words');
  });
});
