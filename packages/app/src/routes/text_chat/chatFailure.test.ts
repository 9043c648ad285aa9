import { ApiError } from '@viva/api-client';
import { expect, test } from 'vitest';
import { chatFailure } from './chatFailure.ts';

test.each([
  [{ code: 'unauthorized', status: 401 }, 'Please log in again'],
  [{ code: 'subscription-required', status: 403 }, 'Subscription required'],
  [{ code: 'internal', status: 500 }, 'An error occurred'],
  [{ code: 'network', status: 0 }, 'An error occurred while sending the message'],
  [{ code: 'timeout', status: 0 }, 'An error occurred while sending the message'],
] as const)('without a word of the service, %o is told as "%s"', (failure, message) => {
  expect(chatFailure(new ApiError({ ...failure, message: 'for logs' }))).toBe(message);
});

test.each([
  ['unauthorized', 401],
  ['subscription-required', 403],
  ['internal', 500],
] as const)('the service’s own words come first: %s', (code, status) => {
  const failure = new ApiError({ code, status, message: 'Words', serverMessage: 'Words' });
  expect(chatFailure(failure)).toBe('Words');
});

test('a failure of another kind is the network’s', () => {
  expect(chatFailure(new TypeError('no'))).toBe('An error occurred while sending the message');
});
