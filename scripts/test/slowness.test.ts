import { expect, test } from 'vitest';
import { measureSlowness, slowness } from './slowness.ts';

test('a machine is measured as at least as slow as the one of reference', async () => {
  const measured = await measureSlowness();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(measured).toBeLessThanOrEqual(5);
});

test('a tool without a measurement, or with a wrong one, keeps its limits', () => {
  expect([{}, { VIVA_TEST_SLOWNESS: 'no' }, { VIVA_TEST_SLOWNESS: '0' }].map((env) => slowness(env))).toEqual([
    1, 1, 1,
  ]);
  expect(slowness({ VIVA_TEST_SLOWNESS: '2.5' })).toBe(2.5);
});
