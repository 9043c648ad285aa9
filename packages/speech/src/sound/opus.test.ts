import { describe, expect, it } from 'vitest';
import { decodeOpus, encodeOpus } from './opus.ts';

/** A tone of 440 Hz. */
const tone = (ms: number, rate = 16_000) =>
  Int16Array.from({ length: (ms * rate) / 1_000 }, (_, n) => 8_000 * Math.sin((2 * Math.PI * 440 * n) / rate));

const encode = (samples: Int16Array) => encodeOpus(samples, { sampleRate: 16_000, bitRate: 24_000 });

/** The pages of an Ogg file: how far each goes, and its packets (none here goes over a page's end). */
function pagesOf(file: Buffer): { granule: number; flag: number; packets: Buffer[] }[] {
  const pages = [];
  for (let at = 0; at < file.length;) {
    expect(file.toString('latin1', at, at + 4)).toBe('OggS');
    const count = file.readUInt8(at + 26);
    const packets: Buffer[] = [];
    let [from, length] = [at + 27 + count, 0];
    for (let n = 0; n < count; n++) {
      const lace = file.readUInt8(at + 27 + n);
      length += lace;
      if (lace === 255) continue;
      packets.push(file.subarray(from, from + length));
      [from, length] = [from + length, 0];
    }
    pages.push({ granule: Number(file.readBigUInt64LE(at + 6)), flag: file.readUInt8(at + 5), packets });
    at = from;
  }
  return pages;
}

/** How alike two sounds are, from -1 to 1. */
function likeness(one: Int16Array, other: Int16Array): number {
  const sum = (of: (n: number) => number) => one.reduce((total, _, n) => total + of(n), 0);
  const [a, b] = [(n: number) => one[n] ?? 0, (n: number) => other[n] ?? 0];
  return sum((n) => a(n) * b(n)) / Math.sqrt(sum((n) => a(n) ** 2) * sum((n) => b(n) ** 2));
}

describe('speech as a file', () => {
  it.each([1, 20, 999, 1_000, 12_345])('of %i ms plays for just as long, and sounds the same', (ms) => {
    for (const sampleRate of [16_000, 24_000] as const) {
      const sound = tone(ms, sampleRate);
      const played = decodeOpus(encodeOpus(sound, { sampleRate, bitRate: 24_000 }));
      expect(played.sampleRate).toBe(sampleRate);
      expect(played.samples.length).toBe(sound.length);
      if (ms >= 999) expect(likeness(sound, played.samples)).toBeGreaterThan(0.96);
    }
  });

  it('is about 3 kB a second, in pages of a second, of which the last says so', () => {
    const file = encode(tone(10_000));
    expect(file.length).toBeLessThan(45_000);
    const pages = pagesOf(file);
    expect(pages.map(({ flag }) => flag)).toEqual([2, 0, ...Array<number>(10).fill(0), 4]);
    expect(pages[2]?.granule).toBe(48_000);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another file', Buffer.from('RIFF'.repeat(20))],
    ['half a file', encode(tone(100)).subarray(0, 40)],
  ])('is not read from %s', (_what, file) => {
    expect(() => decodeOpus(file)).toThrow(TypeError);
  });
});
