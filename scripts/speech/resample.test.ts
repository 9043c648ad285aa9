import { describe, expect, test } from 'vitest';
import { resampled } from './resample.ts';

const tone = (hz: number, sampleRate: number) => ({
  sampleRate,
  samples: Int16Array.from(
    { length: sampleRate / 2 },
    (_, at) => 10_000 * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  ),
});

/** The loudest sample away from both ends. */
const peakOf = (samples: Int16Array): number => Math.max(...samples.subarray(1_000, -1_000).map(Math.abs));

describe.each([8_000, 11_025, 22_050, 44_100, 48_000])('from %i Hz', (sampleRate) => {
  test('what both rates can carry stays', () => {
    const { samples } = resampled(tone(1_000, sampleRate), 16_000);
    const wanted = tone(1_000, 16_000).samples;
    expect(Math.abs(samples.length - wanted.length)).toBeLessThan(2);
    const difference = samples.map((sample, at) => sample - (wanted[at] ?? 0));
    expect(peakOf(difference)).toBeLessThan(30);
  });
});

test('what the lower rate cannot carry is taken out, not folded back', () => {
  expect(peakOf(resampled(tone(11_000, 48_000), 16_000).samples)).toBeLessThan(10);
});

test('the same sound gives the same samples', () => {
  const sound = tone(440, 44_100);
  expect(resampled(sound, 16_000)).toEqual(resampled(sound, 16_000));
  expect(resampled(sound, 44_100)).toBe(sound);
});
