import { decodeOpus } from '@viva/speech';
import { afterAll, expect, it } from 'vitest';
import { earsSampleRate } from '../ears/recogniser.ts';
import { SoundEncoder } from './soundEncoder.ts';

const encoder = new SoundEncoder();
afterAll(() => encoder.close());

it('makes a file of an answer in a thread of its own, which plays for just as long', async () => {
  const tone = Int16Array.from({ length: 2 * earsSampleRate }, (_, n) => 8_000 * Math.sin(n / 6));
  const file = Buffer.from(await encoder.encode(tone.slice()));
  const { samples, sampleRate } = decodeOpus(file);
  expect(sampleRate).toBe(earsSampleRate);
  expect(samples.length).toBe(tone.length);
  expect(file.length).toBeLessThan(9_000);
});
