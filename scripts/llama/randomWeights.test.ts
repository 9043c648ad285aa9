import { expect, test } from 'vitest';
import { randomWeights } from './randomWeights.ts';

test('random weights have the head of a model file, whole blocks after it, and are the same for the same seed', () => {
  const file = randomWeights('one');
  expect(file.subarray(0, 4).toString()).toBe('GGUF');
  expect([file.readUInt32LE(4), file.length % 32]).toEqual([3, 0]);
  expect(file.equals(randomWeights('one'))).toBe(true);
  expect(file.equals(randomWeights('two'))).toBe(false);
});
