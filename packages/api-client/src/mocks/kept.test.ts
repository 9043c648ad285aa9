import { expect, it } from 'vitest';
import { forgetChanges, kept } from './kept.ts';

it('is what it was first, once changes are forgotten', () => {
  const [one, other] = [kept('first'), kept<readonly number[]>([])];
  one.now = 'changed';
  other.now = [1];
  forgetChanges();
  expect([one.now, other.now]).toEqual(['first', []]);
});
