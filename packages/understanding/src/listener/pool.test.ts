import { expect, test } from 'vitest';
import { pooled } from './pool.ts';

test('two readers who agree are believed, and of two who don’t the one with the larger share more', () => {
  expect(pooled(0.8, 0.8, 0.7)).toBeCloseTo(0.8);
  expect(pooled(0.9, 0.1, 0.5)).toBeCloseTo(0.5);
  expect(pooled(0.9, 0.1, 0.7)).toBeLessThan(0.5);
  expect(pooled(0.9, 0.1, 0.3)).toBeGreaterThan(0.5);
});

test('one who has no doubt at all counts as one with a ten-thousandth of it', () => {
  expect(pooled(0.5, 1, 0.7)).toBe(pooled(0.5, 0.9999, 0.7));
  expect(pooled(0.0001, 1, 0.5)).toBeCloseTo(0.5);
});
