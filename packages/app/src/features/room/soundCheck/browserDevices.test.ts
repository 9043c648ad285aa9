import { expect, test } from 'vitest';
import { micFailureOf } from './browserDevices.ts';

test.each([
  ['NotAllowedError', 'blocked'],
  ['PermissionDeniedError', 'blocked'],
  ['NotFoundError', 'missing'],
  ['DevicesNotFoundError', 'missing'],
  ['NotReadableError', 'in-use'],
] as const)('a microphone that fails with %s is %s', (name, failure) => {
  expect(micFailureOf(new DOMException('', name))).toBe(failure);
});

test('a failure that is no error is told as a microphone in use', () => {
  expect(micFailureOf('gone')).toBe('in-use');
});
