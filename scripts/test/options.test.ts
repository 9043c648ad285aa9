import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const none = { all: false, failed: false, fresh: false };

test('a run without words is the gate', () => {
  expect(readOptions([])).toEqual(none);
});

test('everything, or what failed last, can be asked for', () => {
  expect(readOptions(['--all', '--fresh'])).toEqual({ ...none, all: true, fresh: true });
  expect(readOptions(['--failed'])).toEqual({ ...none, failed: true });
});

test('a change is compared with the commit that is named, or with ours', () => {
  expect(readOptions(['--changed'])).toEqual({ ...none, changed: '' });
  expect(readOptions(['--changed=v1', '--fresh'])).toEqual({ ...none, changed: 'v1', fresh: true });
});

test('several checks can be named', () => {
  expect(readOptions(['--only', 'lint', '--only', 'types'])).toEqual({ ...none, only: ['lint', 'types'] });
});

test('words that contradict each other are refused', () => {
  for (const words of [
    ['--changed', '--failed'],
    ['--only', 'lint', '--failed'],
    ['--failed', '--all'],
  ])
    expect(() => readOptions(words)).toThrow('use one of them');
  expect(() => readOptions(['--wat'])).toThrow(TypeError);
});
