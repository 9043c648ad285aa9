import { describe, expect, it } from 'vitest';
import type { Level } from '../report/schema.ts';
import { dueAt, type Review } from './schedule.ts';

const dayMs = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 2, 9);
const on = (day: number, level: Level): Review => ({ level, at: new Date(start + day * dayMs) });
/** Days from the last answer until the question is due. */
const waits = (...reviews: readonly Review[]): number => {
  const last = Math.max(...reviews.map(({ at }) => at.getTime()));
  const due = dueAt(reviews);
  return due ? Math.round((due.getTime() - last) / dayMs) : Number.NaN;
};

describe('a question', () => {
  it('does not come back when every answer to it went well', () => {
    expect(dueAt([])).toBeNull();
    expect(dueAt([on(0, 'solid'), on(3, 'strong')])).toBeNull();
  });

  it('comes back a day after nothing was shown', () => {
    expect(waits(on(0, 'not-shown'))).toBe(1);
  });

  it('waits longer, the better the next answer was', () => {
    const levels: readonly Level[] = ['not-shown', 'developing', 'solid', 'strong'];
    const days = levels.map((level) => waits(on(0, 'developing'), on(2, level)));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(levels.length);
  });

  it('waits longer with every good answer, and comes back soon after a bad one', () => {
    const twice = [on(0, 'not-shown'), on(1, 'solid')];
    const thrice = [...twice, on(4, 'solid')];
    expect(waits(...thrice)).toBeGreaterThan(waits(...twice));
    expect(waits(...thrice, on(12, 'not-shown'))).toBeLessThan(waits(...thrice));
  });

  it('comes back on the same day whatever order its answers are read in', () => {
    const reviews = [on(0, 'not-shown'), on(1, 'solid'), on(4, 'developing')];
    expect(dueAt([...reviews].reverse())).toEqual(dueAt(reviews));
  });

  it('can be answered several times on one day', () => {
    expect(waits(on(0, 'not-shown'), on(0.01, 'developing'), on(0.02, 'solid'))).toBeGreaterThanOrEqual(1);
  });
});
