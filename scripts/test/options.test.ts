import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const none = { fresh: false, slow: false };

test('a run without words has every check', () => {
  expect(readOptions([])).toEqual(none);
});

test('a change is compared with the commit that is named, or with ours', () => {
  expect(readOptions(['--changed'])).toEqual({ ...none, changed: '' });
  expect(readOptions(['--changed=v1', '--fresh'])).toEqual({ ...none, changed: 'v1', fresh: true });
});

test('several checks can be named', () => {
  expect(readOptions(['--only', 'lint', '--only', 'types'])).toEqual({ ...none, only: ['lint', 'types'] });
});

test('words that contradict each other are refused', () => {
  expect(() => readOptions(['--changed', '--slow'])).toThrow('--changed chooses the checks itself');
  expect(() => readOptions(['--wat'])).toThrow(TypeError);
});
