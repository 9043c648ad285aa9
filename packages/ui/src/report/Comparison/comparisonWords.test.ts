import { expect, test } from 'vitest';
import type { Level } from '../../levels.ts';
import { sampleComparison } from '../sample/index.ts';
import { changes, lengthText, verdict } from './comparisonWords.ts';

const at = (level: Level) => ({ ...sampleComparison.now, level });
const beside = (first: Level, best: Level | null, now: Level) =>
  verdict({ ...sampleComparison, first: at(first), best: best && at(best), now: at(now) });

test.each([
  ['developing', null, 'solid', 'That went better: from Developing to Solid.'],
  ['developing', 'solid', 'strong', 'Your best so far: Strong.'],
  ['developing', null, 'developing', 'Developing both times. Here’s what changed.'],
  ['strong', null, 'strong', 'Strong again. This answer is yours.'],
  ['developing', 'strong', 'strong', 'Strong, as in your best try.'],
  ['developing', 'solid', 'solid', 'Solid, as in your best try.'],
  ['not-shown', 'strong', 'solid', 'Better than your first answer, and you’ve done even better before.'],
  [
    'solid',
    null,
    'developing',
    'Developing this time, and Solid the first time. That happens. The better one still counts.',
  ],
  [
    'developing',
    'strong',
    'developing',
    'Developing this time, and Strong in your best try. That happens. The better one still counts.',
  ],
] as const)('a first answer of %s, a best of %s and a try of %s', (first, best, now, said) => {
  expect(beside(first, best, now)).toBe(said);
});

test('what the best try had is not new', () => {
  const { first, now } = sampleComparison;
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const { added, dropped, still } = changes({ ...sampleComparison, best: now });
  expect([names(added), names(dropped), names(still)]).toEqual([[], [], ['lesson']]);
  const back = changes({ ...sampleComparison, best: now, now: first });
  expect(names(back.dropped)).toEqual(['reason', 'outcome']);
});

test('the length of an answer says what it was counted in', () => {
  const { now } = sampleComparison;
  expect(lengthText(now)).toBe('0:38, 96 words');
  expect(lengthText({ ...now, typed: true, speakingMs: null })).toBe('96 words, typed');
  expect(lengthText({ ...now, outcome: 'skipped' })).toBe('No answer');
});
