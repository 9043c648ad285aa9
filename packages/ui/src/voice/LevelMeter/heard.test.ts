import { expect, it } from 'vitest';
import { heardAs } from './heard.ts';

it.each([
  [0, 'nothing'],
  [0.039, 'nothing'],
  [0.04, 'too-quiet'],
  [0.2, 'well'],
  [0.6, 'well'],
  [0.9, 'too-loud'],
  [1, 'too-loud'],
] as const)('a peak of %f is heard: %s', (peak, heard) => expect(heardAs(peak)).toBe(heard));
