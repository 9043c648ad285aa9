import { expect, test } from 'vitest';
import { endOfDay } from './useDueQuestions.ts';

test('the end of a day is its last millisecond where the browser is, and the moment itself is left as it was', () => {
  const morning = new Date(2026, 10, 12, 9, 30);
  expect(endOfDay(morning)).toEqual(new Date(new Date(2026, 10, 13).getTime() - 1));
  expect(morning.getHours()).toBe(9);
});
