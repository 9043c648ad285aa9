import { expect, test } from 'vitest';
import { rangeOf } from './byteRange.ts';

test.each([
  [undefined, { first: 0, last: 99, whole: true }],
  ['bytes=0-', { first: 0, last: 99, whole: false }],
  ['bytes=10-19', { first: 10, last: 19, whole: false }],
  ['bytes=90-500', { first: 90, last: 99, whole: false }],
  ['bytes=-20', { first: 80, last: 99, whole: false }],
  ['bytes=-500', { first: 0, last: 99, whole: false }],
  // Passed over, as it may be: what is no range, and several of them.
  ['bytes=-', { first: 0, last: 99, whole: true }],
  ['bytes=9-3', { first: 0, last: 99, whole: true }],
  ['bytes=0-1,5-6', { first: 0, last: 99, whole: true }],
  ['lines=1-2', { first: 0, last: 99, whole: true }],
  // There is no such part.
  ['bytes=100-', undefined],
  ['bytes=-0', undefined],
])('of 100 bytes, %s asks for what it says', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
