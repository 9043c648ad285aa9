import { describe, expect, test } from 'vitest';
import {
  babble,
  clipped,
  inRoom,
  louder,
  pinkNoise,
  randomNumbers,
  telephone,
  whiteNoise,
  withNoise,
} from './sounds.ts';

const second = 16_000;
const tone = (hz: number, amplitude = 8_000): Int16Array<ArrayBuffer> =>
  Int16Array.from({ length: second }, (_, at) => Math.round(amplitude * Math.sin((2 * Math.PI * hz * at) / second)));
const power = (sound: ArrayLike<number>): number =>
  Array.from(sound).reduce((sum, sample) => sum + sample ** 2, 0) / sound.length;
const decibels = (one: ArrayLike<number>, other: ArrayLike<number>) => 10 * Math.log10(power(one) / power(other));

describe('the same seed', () => {
  test.each([
    ['numbers', (seed: number) => Array.from({ length: 5 }, randomNumbers(seed))],
    ['white noise', (seed: number) => whiteNoise(100, seed)],
    ['pink noise', (seed: number) => pinkNoise(100, seed)],
    ['babble', (seed: number) => babble([tone(300), tone(500)], 100, seed)],
  ])('gives the same %s', (_, make) => {
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
  });
});

test('noise is as loud as was asked for', () => {
  const speech = tone(440);
  const noisy = withNoise(speech, whiteNoise(second, 1), 10);
  const noise = noisy.map((sample, at) => sample - (speech[at] ?? 0));
  expect(decibels(speech, noise)).toBeCloseTo(10, 1);
});

test('noise is measured by what is spoken, not by pauses', () => {
  const half = tone(440);
  half.fill(0, second / 2);
  const noisy = withNoise(half, whiteNoise(second, 1), 10);
  expect(decibels(half.subarray(0, second / 2), noisy.subarray(second / 2))).toBeCloseTo(10, 0);
});

test('a telephone lets 1 kHz through and neither 100 Hz nor 6 kHz', () => {
  expect(decibels(telephone(tone(1_000)), tone(1_000))).toBeCloseTo(0, 0);
  for (const hz of [100, 6_000]) expect(decibels(telephone(tone(hz)), tone(hz))).toBeLessThan(-20);
});

test('clipping keeps the peak and flattens the rest', () => {
  const loud = clipped(tone(440), 12);
  expect(Math.max(...loud)).toBe(32_767);
  expect(loud.filter((sample) => sample === 32_767).length).toBeGreaterThan(second / 10);
});

test('6 dB less are half', () => {
  expect(louder(Int16Array.of(1_000), -6.02)[0]).toBe(500);
});

test('a room sounds on after speech has ended', () => {
  const echo = inRoom(tone(440), { echoSeconds: 0.5, directDb: 0 }, 3);
  expect(echo.length).toBeGreaterThan(second * 1.4);
  expect(power(echo.subarray(second, second + 2_000))).toBeGreaterThan(power(echo.subarray(second + 6_000)) * 10);
});
