import { expect, test } from 'vitest';
import { momentAt, placeOf, questionsOf, ribbonPaths } from './ribbonShape.ts';
import type { RibbonView } from './types.ts';

const speech = (startMs: number, height = 0.5) => ({ startMs, kind: 'speech' as const, height, fillers: 0 });
/** Two bars, an hour in which nobody was there, and two more. */
const ribbon: RibbonView = {
  bars: [speech(0), speech(2_000), speech(3_602_000), speech(3_604_000)],
  endMs: 3_606_000,
  marks: [0, 3_602_000, 3_604_000].map((startMs, at) => ({ kind: 'question', startMs, number: at + 1 })),
};

test('a moment has its place, and the place the moment', () => {
  for (const ms of [0, 500, 3_603_000, 3_605_500]) expect(momentAt(ribbon, placeOf(ribbon, ms))).toBe(ms);
});

test('what lies before or behind the ribbon is its beginning or its end', () => {
  expect(placeOf(ribbon, -5_000)).toBe(0);
  expect(placeOf(ribbon, 9_999_999)).toBe(4 / 96);
  expect(momentAt(ribbon, 0.9)).toBe(3_606_000);
});

test('a quicker bar is higher, and what has no measure has one height', () => {
  const [spoken] = ribbonPaths([speech(0, 0.5), speech(0, 1)], 1, 100);
  expect(spoken?.d).toBe('M0.5 23.5v43M1.5 2v86');
  const [typed] = ribbonPaths([{ kind: 'typed', height: 0 }], 1, 100);
  expect(typed).toEqual({ kind: 'typed', d: 'M0.5 26.94v36.12' });
});

test('a number that would lie over the one before is left out, or shown where there is more room', () => {
  const bars = Array.from({ length: 10 }, (_, at) => speech(at * 2_000));
  const marks = [0, 2_000, 8_000, 16_000].map((startMs, at) => ({
    ...{ kind: 'question' as const, startMs, number: at + 1 },
  }));
  const questions = questionsOf({ bars, endMs: 20_000, marks });
  expect(questions.map(({ named }) => named)).toEqual(['always', 'never', 'wide', 'always']);
});
