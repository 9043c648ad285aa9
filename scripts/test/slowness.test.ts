import { expect, test } from 'vitest';
import { slowness, slownessOf } from './slowness.ts';

test('a machine is as slow as the slower of its cores', () => {
  expect(slownessOf([500, 900])).toBe(1.8);
  expect(slownessOf([200, 210])).toBe(1);
  expect(slownessOf([500, 60_000])).toBe(5);
});

test('a tool without a measurement, or with a wrong one, keeps its limits', () => {
  const environments = [{}, { VIVA_TEST_SLOWNESS: 'no' }, { VIVA_TEST_SLOWNESS: '0' }];
  expect(environments.map((env) => slowness(env))).toEqual([1, 1, 1]);
});

test('limits on one core of the slowest machine are still longer', () => {
  expect(slowness({ VIVA_TEST_SLOWNESS: '10' })).toBe(10);
});
