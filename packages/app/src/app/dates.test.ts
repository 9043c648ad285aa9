import { expect, test } from 'vitest';
import { dayText, shortDayText } from './dates.ts';

test.each([
  ['2026-11-03T12:00:00.000Z', 'November 3, 2026'],
  ['Tue, 03 Nov 2026 12:00:00 GMT', 'November 3, 2026'],
  [{ seconds: 1_793_707_200 }, 'November 3, 2026'],
  [null, ''],
  ['soon', ''],
])('%o is written as "%s"', (moment, text) => {
  expect(dayText(moment)).toBe(text);
});

test('a chart has no room for the year', () => {
  expect(shortDayText('2026-11-03T12:00:00.000Z')).toBe('Nov 3');
});
