import { type Decoder } from '../ears/openWindow.ts';
import type { Decoded } from '../ears/moonshine.ts';

const samplesA = (ms: number): number => (16_000 * ms) / 1_000;

/** How long {@link sayNumbers} takes for one number, and for the silence before and after, in milliseconds. */
export const [numberMs, betweenMs] = [400, 160] as const;

/** Sound (16 kHz) in which numbers from 1 to 300 are said so that {@link numbersIn} hears them without fail. */
export function sayNumbers(...numbers: readonly number[]): Int16Array<ArrayBuffer> {
  const [spoken, silent] = [samplesA(numberMs), samplesA(betweenMs)];
  const sound = new Int16Array(silent + numbers.length * (spoken + silent));
  numbers.forEach((number, index) => {
    const at = silent + index * (spoken + silent);
    sound.fill(number * 100, at, at + spoken);
  });
  return sound;
}

/** Whole numbers from one to another. */
export const countTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The numbers that are said in some sound; one that is said in two parts is heard twice. */
export function numbersIn(sound: Float32Array): number[] {
  const heard: number[] = [];
  let before = 0;
  for (const sample of sound) {
    const number = Math.round((sample * 32_768) / 100);
    if (number !== 0 && number !== before) heard.push(number);
    before = number;
  }
  return heard;
}

/** Hears numbers. `listening` is told of every decoding, and may keep it waiting or fail. */
export function numberEars(
  listening: (sound: Float32Array, draft: readonly number[]) => Promise<void> | void = () => undefined,
): Decoder {
  return {
    async decode(samples, draft = []): Promise<Decoded> {
      await listening(samples, draft);
      const tokens = numbersIn(samples);
      return { text: tokens.join(' '), tokens, logProbs: [...tokens, 0].map(() => Math.log(0.9)) };
    },
  };
}
