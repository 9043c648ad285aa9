import { expect, test } from 'vitest';
import { barText } from './levels.ts';

test.each([
  [0, 'Everyone who was assessed'],
  [20, 'Below Developing'],
  [30, 'Developing or better'],
  [40, 'Between Developing and Solid'],
  [50, 'Solid or better'],
  [60, 'Between Solid and Strong'],
  [70, 'Strong'],
  [85, 'The upper part of Strong'],
])('a bar of %d is called %s', (bar, text) => {
  expect(barText(bar)).toBe(text);
});
