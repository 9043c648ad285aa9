import { expect, test } from 'vitest';
import { dayText, momentText, shortDayText } from './dates.ts';

/** No line ends inside a date. */
const date = 'November\u00a03,\u00a02026';

test.each([
  ['2026-11-03T12:00:00.000Z', date],
  ['Tue, 03 Nov 2026 12:00:00 GMT', date],
  [{ seconds: 1_793_707_200 }, date],
  [null, ''],
  ['soon', ''],
])('%o is written as "%s"', (moment, text) => {
  expect(dayText(moment)).toBe(text);
});

test('a decision has its minute', () => {
  expect(momentText('2026-11-03T12:05:00.000Z')).toMatch(/^November\u00a03,\u00a02026 at \d\d?:05\s[AP]M$/);
});

test('a chart has no room for the year', () => {
  expect(shortDayText('2026-11-03T12:00:00.000Z')).toBe('Nov 3');
});
