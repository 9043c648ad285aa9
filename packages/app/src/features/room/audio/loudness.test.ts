import { describe, expect, test } from 'vitest';
import { loudnessOf } from './loudness.ts';

const tone = (db: number) =>
  Array.from({ length: 4_800 }, (_, i) => 10 ** (db / 20) * Math.SQRT2 * Math.sin((2 * Math.PI * 440 * i) / 48_000));

describe('loudness', () => {
  test('is nothing in silence, and in the noise of a quiet room', () => {
    expect(loudnessOf([])).toBe(0);
    expect(loudnessOf(new Float32Array(512))).toBe(0);
    expect(loudnessOf(tone(-60))).toBe(0);
  });

  test('of a voice at its nominal level is about the middle, and of full scale all there is', () => {
    expect(loudnessOf(tone(-26))).toBeCloseTo(0.48, 2);
    expect(loudnessOf(tone(0))).toBeCloseTo(1, 5);
    expect(loudnessOf(tone(6))).toBe(1);
  });
});
