import { stockLines } from '@viva/interview';
import { clausesOf } from '@viva/speech';
import { expect, test } from 'vitest';
import { builtIn, playAll } from '../../packages/interview/src/testing/simulate.ts';

test('nearly every line of an interview begins with sound that is there before it is said', () => {
  const stock = new Set(stockLines().flatMap(clausesOf));
  const counts = { lines: 0, shipped: 0, prepared: 0 };
  for (const { options } of playAll(() => builtIn, 1)) {
    const planned = new Set(
      options
        .flatMap(({ next }) => (next.planGiven ? (next.plan?.questions ?? []) : []))
        .flatMap(({ text }) => clausesOf(text)),
    );
    for (const { say } of options) {
      const [first] = clausesOf(say);
      if (first === undefined) continue;
      counts.lines += 1;
      if (stock.has(first)) counts.shipped += 1;
      if (stock.has(first) || planned.has(first)) counts.prepared += 1;
    }
  }
  expect(counts.lines).toBeGreaterThan(1_500);
  // First reading: 95.1 % and 95.2 %. What is left names a role that was told by voice, or a number.
  expect(counts.shipped / counts.lines).toBeGreaterThan(0.94);
  expect(counts.prepared / counts.lines).toBeGreaterThanOrEqual(0.95);
});
