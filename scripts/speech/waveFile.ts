import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { wave } from '../../packages/agent/src/ears/wave.ts';
import { SpeechError, causeOf } from './speechError.ts';

/** Mono 16-bit samples. */
export interface Sound {
  readonly sampleRate: number;
  readonly samples: Int16Array<ArrayBuffer>;
}

/** Larger files are no recording of an interview: two hours of 48 kHz stereo, 16 bit. */
const largestBytes = 1_400_000_000;
const convert = 'Convert it with: ffmpeg -i IN -ac 1 -ar 16000 -c:a pcm_s16le OUT.wav';
const formats = { integers: 1, floats: 3, extensible: 0xfffe } as const;

type ReadSample = (file: DataView, at: number) => number;

/** By format and bits of a sample; full scale is 1. */
const readers: Readonly<Record<string, ReadSample>> = {
  '1/8': (file, at) => (file.getUint8(at) - 128) / 128,
  '1/16': (file, at) => file.getInt16(at, true) / 32_768,
  '1/24': (file, at) => (file.getUint16(at, true) + file.getInt8(at + 2) * 65_536) / 8_388_608,
  '1/32': (file, at) => file.getInt32(at, true) / 2_147_483_648,
  '3/32': (file, at) => file.getFloat32(at, true),
  '3/64': (file, at) => file.getFloat64(at, true),
};

interface Chunk {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
}

function* chunksOf(file: DataView): Generator<Chunk> {
  const name = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => file.getUint8(at + byte)));
  for (let at = 12; at + 8 <= file.byteLength;) {
    // A recording that was cut off, or written to a pipe, says that it is longer than it is.
    const bytes = Math.min(file.getUint32(at + 4, true), file.byteLength - at - 8);
    yield { name: name(at), at: at + 8, bytes };
    at += 8 + bytes + (bytes % 2);
  }
}

/**
 * Reads a WAVE file: integers of 8, 16, 24 or 32 bits or floats, any sample rate, channels mixed into one.
 * @throws {SpeechError} when it is none; `name` is what the message calls it
 */
export function parseWave(bytes: Uint8Array, name: string): Sound {
  if (bytes.length === 0) throw new SpeechError(`${name} is empty.`);
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (!/^RIFF[^]{4}WAVE$/.test(tag)) throw new SpeechError(`${name} is not a WAVE file. ${convert}`);
  const chunks = [...chunksOf(file)];
  const format = chunks.find((chunk) => chunk.name === 'fmt ');
  const data = chunks.find((chunk) => chunk.name === 'data');
  if (!format || format.bytes < 16 || !data) throw new SpeechError(`${name} is a broken WAVE file. ${convert}`);
  const written = file.getUint16(format.at, true);
  const kind = written === formats.extensible && format.bytes >= 26 ? file.getUint16(format.at + 24, true) : written;
  const channels = file.getUint16(format.at + 2, true);
  const sampleRate = file.getUint32(format.at + 4, true);
  const bits = file.getUint16(format.at + 14, true);
  const read = readers[`${kind}/${bits}`];
  if (!read || channels === 0 || sampleRate < 4_000 || sampleRate > 384_000) {
    const what = `format ${kind}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`;
    throw new SpeechError(`${name} holds sound of a kind that is not read (${what}). ${convert}`);
  }
  const step = (bits / 8) * channels;
  const samples = new Int16Array(Math.floor(data.bytes / step));
  if (samples.length === 0) throw new SpeechError(`${name} holds no sound.`);
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      sum += read(file, data.at + index * step + (channel * bits) / 8);
    }
    samples[index] = Math.max(-32_768, Math.min(32_767, Math.round((sum / channels) * 32_768)));
  }
  return { sampleRate, samples };
}

/** Reads a WAVE file from the disk. @throws {SpeechError} with what to do */
export function readWave(file: string): Sound {
  let bytes: Uint8Array;
  try {
    if (statSync(file).size > largestBytes) throw new SpeechError(`${file} is too large for a recording.`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof SpeechError) throw error;
    throw new SpeechError(`Can't read ${file}: ${causeOf(error)}.`);
  }
  return parseWave(bytes, file);
}

/** Finds out before the work whether its file can be written after it. @throws {SpeechError} */
export function checkPlace(file: string): void {
  const place = resolve(file);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory()) throw new SpeechError(`Can't write ${file}: it is a folder.`);
  try {
    accessSync(stats ? place : dirname(place), constants.W_OK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new SpeechError(`Can't write ${file}: ${missing ? 'there is no such folder' : causeOf(error)}.`);
  }
}

/** Writes a WAVE file, 16 bit. @throws {SpeechError} */
export function writeWave(file: string, { samples, sampleRate }: Sound): void {
  try {
    writeFileSync(file, wave([samples], sampleRate));
  } catch (error) {
    throw new SpeechError(`Can't write ${file}: ${causeOf(error)}.`);
  }
}

/** Parts of sound as one. */
export function joinedSamples(parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
