import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPlace, parseWave, readWave, writeWave } from './waveFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'viva-wave-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Written {
  readonly kind?: number;
  readonly channels?: number;
  readonly sampleRate?: number;
  readonly bits?: number;
  /** In front of the sound, as some programs write it. */
  readonly chunk?: Buffer;
  /** What the header says, if not the truth. */
  readonly dataBytes?: number;
}

function waveOf(
  data: Buffer,
  { kind = 1, channels = 1, sampleRate = 16_000, bits = 16, ...more }: Written = {},
): Buffer {
  const format = Buffer.alloc(24);
  format.write('fmt ', 0);
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(kind, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(sampleRate, 12);
  format.writeUInt32LE((sampleRate * channels * bits) / 8, 16);
  format.writeUInt16LE((channels * bits) / 8, 20);
  format.writeUInt16LE(bits, 22);
  const head = Buffer.alloc(8);
  head.write('data', 0);
  head.writeUInt32LE(more.dataBytes ?? data.length, 4);
  const body = Buffer.concat([format, more.chunk ?? Buffer.alloc(0), head, data]);
  const riff = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1');
  riff.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([riff, body]);
}

const integers = (...values: number[]) => Buffer.from(Int16Array.from(values).buffer);
const samplesOf = (file: Buffer) => [...parseWave(file, 'a.wav').samples];

describe('sound', () => {
  test('of 16 bits comes as it is', () => {
    expect(parseWave(waveOf(integers(0, 100, -100), { sampleRate: 8_000 }), 'a.wav')).toEqual({
      sampleRate: 8_000,
      samples: Int16Array.of(0, 100, -100),
    });
  });

  test('of two channels is mixed', () => {
    expect(samplesOf(waveOf(integers(100, 300, -100, 100), { channels: 2 }))).toEqual([200, 0]);
  });

  test.each([
    ['8 bits', { bits: 8 }, Buffer.from([128, 192, 0])],
    ['24 bits', { bits: 24 }, Buffer.from([0, 0, 0, 0, 0, 0x40, 0, 0, 0x80])],
    ['32 bits', { bits: 32 }, Buffer.from(Int32Array.of(0, 2 ** 30, -(2 ** 31)).buffer)],
    ['floats', { bits: 32, kind: 3 }, Buffer.from(Float32Array.of(0, 0.5, -1).buffer)],
    ['floats of 64 bits', { bits: 64, kind: 3 }, Buffer.from(Float64Array.of(0, 0.5, -1).buffer)],
  ])('of %s comes as 16 bits', (_, written, data) => {
    expect(samplesOf(waveOf(data, written))).toEqual([0, 16_384, -32_768]);
  });

  test('behind other chunks of odd length is found', () => {
    const chunk = Buffer.concat([Buffer.from('LIST\x03\0\0\0abc', 'latin1'), Buffer.alloc(1)]);
    expect(samplesOf(waveOf(integers(7), { chunk }))).toEqual([7]);
  });

  test('that was cut off, or written to a pipe, is read as far as it goes', () => {
    expect(samplesOf(waveOf(integers(7, 8), { dataBytes: 0xffffffff }))).toEqual([7, 8]);
  });
});

describe('what is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'a.wav is empty.'],
    ['another kind of file', Buffer.from('{"name": "viva"}'), 'a.wav is not a WAVE file.'],
    ['no sound', waveOf(Buffer.alloc(0)), 'a.wav holds no sound.'],
    [
      'a format of telephones',
      waveOf(Buffer.alloc(8), { kind: 7, bits: 8 }),
      'a.wav holds sound of a kind that is not',
    ],
    ['a header alone', waveOf(integers(1)).subarray(0, 20), 'a.wav is a broken WAVE file.'],
  ])('%s', (_, file, message) => {
    expect(() => parseWave(file, 'a.wav')).toThrow(message);
  });

  test('a file that is not there', () => {
    expect(() => readWave(path.join(folder, 'no.wav'))).toThrow('there is no such file');
  });

  test('a place in a folder that is not there, before the work', () => {
    expect(() => checkPlace(path.join(folder, 'no/out.wav'))).toThrow('there is no such folder');
    expect(() => checkPlace(folder)).toThrow('it is a folder');
    expect(() => checkPlace(path.join(folder, 'out.wav'))).not.toThrow();
  });
});

test('what was written is read again', () => {
  const file = path.join(folder, 'out.wav');
  const sound = { sampleRate: 22_050, samples: Int16Array.of(1, -2, 3) };
  writeWave(file, sound);
  expect(readWave(file)).toEqual(sound);
  writeFileSync(file, readFileSync(file).subarray(0, 46));
  expect(readWave(file).samples).toEqual(Int16Array.of(1));
});
