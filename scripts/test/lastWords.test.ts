import { expect, test } from 'vitest';
import { lastWords } from './lastWords.ts';

const reason = Array.from({ length: 12 }, (_, n) => `line ${n}`).join('\n');
const some = (count: number, what: string) =>
  Array.from({ length: count }, (_, n) => ({ name: `${what} ${n}`, file: `${what}${n}.test.ts`, reason }));
const checks = Array.from({ length: 16 }, (_, n) => `✓ Check ${n}`);
const totals = { passed: 6_000, failed: 30 };

test('whatever happened, sixty lines hold it, and the last is the count', () => {
  for (const [failed, late] of [
    [0, 0],
    [1, 0],
    [0, 40],
    [30, 20],
    [400, 400],
  ] as const) {
    const lines = lastWords({
      checks,
      left: 'Left out: much.',
      failures: some(failed, 'f'),
      later: some(late, 'l'),
      totals,
    });
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.at(-1)).toBe('6000 passed, 30 failed');
  }
});

test('each of a few failures has its name, its file, and its reason', () => {
  const text = lastWords({ checks, failures: some(3, 'f'), later: some(5, 'l'), totals }).join('\n');
  for (const n of [0, 1, 2]) expect(text).toContain(`✗ f${n}.test.ts › f ${n}\n    line 0\n    line 1`);
  for (const n of [0, 1, 2, 3, 4]) expect(text).toContain(`↻ l${n}.test.ts › l ${n}\n    line 0`);
});

test('a run in which all passed at once has nothing between its summary and its count', () => {
  expect(lastWords({ checks, failures: [], later: [], totals })).toEqual([
    '━━ Summary ━━',
    ...checks,
    '',
    '6000 passed, 30 failed',
  ]);
});
