import OpusScript from 'opusscript';
import { afterAll, describe, expect, it } from 'vitest';
import { earsSampleRate } from '../ears/recogniser.ts';
import { encodeSpeech } from './opus.ts';
import { SoundEncoder } from './soundEncoder.ts';

const encoder = new SoundEncoder();
afterAll(() => encoder.close());

/** A tone of 440 Hz. */
const tone = (ms: number) =>
  Int16Array.from(
    { length: (ms * earsSampleRate) / 1_000 },
    (_, n) => 8_000 * Math.sin((2 * Math.PI * 440 * n) / earsSampleRate),
  );

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

/** What a player makes of the file, at the rate of what went in. */
function play(file: Buffer): Int16Array {
  const [head, , ...pages] = pagesOf(file);
  const skip = (head?.packets[0]?.readUInt16LE(10) ?? 0) / 3;
  const decoder = new OpusScript(earsSampleRate, 1);
  const sound = Buffer.concat(pages.flatMap(({ packets }) => packets.map((packet) => decoder.decode(packet))));
  decoder.delete();
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2);
  return samples.slice(skip, Math.round((pages.at(-1)?.granule ?? 0) / 3));
}

/** How alike two sounds are, from -1 to 1. */
function likeness(one: Int16Array, other: Int16Array): number {
  const sum = (of: (n: number) => number) => one.reduce((total, _, n) => total + of(n), 0);
  const [a, b] = [(n: number) => one[n] ?? 0, (n: number) => other[n] ?? 0];
  return sum((n) => a(n) * b(n)) / Math.sqrt(sum((n) => a(n) ** 2) * sum((n) => b(n) ** 2));
}

describe('an answer as a file', () => {
  it.each([1, 20, 999, 1_000, 12_345])('of %i ms plays for just as long, and sounds the same', (ms) => {
    const sound = tone(ms);
    const played = play(encodeSpeech(sound));
    expect(played.length).toBe(sound.length);
    if (ms >= 999) expect(likeness(sound, played)).toBeGreaterThan(0.98);
  });

  it('is about 3 kB a second, in pages of a second, of which the last says so', () => {
    const file = encodeSpeech(tone(10_000));
    expect(file.length).toBeLessThan(45_000);
    const pages = pagesOf(file);
    expect(pages.map(({ flag }) => flag)).toEqual([2, 0, ...Array<number>(10).fill(0), 4]);
    expect(pages[2]?.granule).toBe(48_000);
  });

  it('is made in a thread of its own', async () => {
    const sound = tone(2_000);
    const expected = encodeSpeech(sound);
    expect(Buffer.from(await encoder.encode(sound)).equals(expected)).toBe(true);
  });
});
