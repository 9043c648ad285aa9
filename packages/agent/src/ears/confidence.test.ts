import { describe, expect, it } from 'vitest';
import { confidenceIn } from './confidence.ts';

const stretch = (text: string, confidence: number) => ({ text, confidence });

describe('confidenceIn', () => {
  it.each([
    ['one stretch', [stretch('We measured it.', 0.9)], 0.9, false],
    ['a stretch that was hardly heard', [stretch('We measured it.', 0.5)], 0.5, true],
    [
      'a long sure stretch and a short unsure one',
      [stretch('one two three four five six seven', 0.9), stretch('eight', 0.3)],
      0.785,
      false,
    ],
    [
      'a short sure stretch and a long unsure one',
      [stretch('one', 0.9), stretch('two three four five six', 0.5)],
      0.551,
      true,
    ],
    ['a stretch that was not made out, beside words', [stretch('one two three', 0.9), stretch('', 0)], 0.9, false],
    ['no chance at all', [stretch('one', 0)], 0.001, true],
    ['nothing', [], 0, true],
  ])('%s', (_what, stretches, confidence, approximate) => {
    expect(confidenceIn(stretches)).toEqual({ confidence, approximate });
  });
});
