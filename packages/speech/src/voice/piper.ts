import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { z } from 'zod';
import { voiceSettings } from './settings.ts';

type Settings = z.infer<typeof voiceSettings>;

const [padding, beginning, end] = ['_', '^', '$'];
/** Loudness of every clause (root mean square, of full scale), so that no clause of a line stands out; never clipped. */
const [loudness, highestPeak] = [0.07, 0.95];
/** Quieter than this is silence around a line, as a share of full scale. */
const audible = 0.006;
/** Silence that stays before and after a line, in milliseconds. */
const [leadMs, tailMs] = [10, 60];

/** A Piper voice (VITS; github.com/rhasspy/piper): phonemes in, samples out. Runs in the thread that calls it. */
export class Piper {
  readonly #session: InferenceSession;
  readonly #settings: Settings;

  private constructor(session: InferenceSession, settings: Settings) {
    this.#session = session;
    this.#settings = settings;
  }

  /** Loads `NAME.onnx` with `NAME.onnx.json` beside it; rejects when one is missing or of another kind. */
  static async load(file: string, threads = 1): Promise<Piper> {
    const settings = voiceSettings.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    const session = await InferenceSession.create(file, { intraOpNumThreads: threads, interOpNumThreads: 1 });
    return new Piper(session, settings);
  }

  /** Samples a second. */
  get sampleRate(): number {
    return this.#settings.audio.sample_rate;
  }

  /** Speaks phonemes of the voice's own table (others are left out), as mono 16-bit samples without silence around them. */
  async speak(phonemes: string): Promise<Int16Array<ArrayBuffer>> {
    const { inference, phoneme_id_map: numbers, num_speakers: speakers } = this.#settings;
    const of = (symbol: string | undefined) => (symbol === undefined ? [] : (numbers[symbol] ?? []));
    const ids = [...of(beginning), ...of(padding)];
    for (const symbol of phonemes.normalize('NFD')) {
      const known = of(symbol);
      if (known.length > 0) ids.push(...known, ...of(padding));
    }
    ids.push(...of(end));
    const { output } = await this.#session.run({
      input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
      scales: new Tensor(
        'float32',
        Float32Array.of(inference.noise_scale, inference.length_scale, inference.noise_w),
        [3],
      ),
      ...(speakers > 1 && { sid: new Tensor('int64', BigInt64Array.of(0n), [1]) }),
    });
    if (!(output?.data instanceof Float32Array)) throw new Error('the voice gave no samples');
    return toSamples(trimmed(output.data, this.sampleRate));
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}

function trimmed(sound: Float32Array, sampleRate: number): Float32Array {
  const loud = (sample: number) => Math.abs(sample) > audible;
  const first = sound.findIndex(loud);
  if (first < 0) return sound.subarray(0, 0);
  const lead = (sampleRate * leadMs) / 1_000;
  const tail = (sampleRate * tailMs) / 1_000;
  return sound.subarray(Math.max(0, Math.floor(first - lead)), Math.ceil(sound.findLastIndex(loud) + tail));
}

function toSamples(sound: Float32Array): Int16Array<ArrayBuffer> {
  let highest = 0;
  let energy = 0;
  for (const sample of sound) {
    highest = Math.max(highest, Math.abs(sample));
    energy += sample * sample;
  }
  const level = Math.sqrt(energy / Math.max(1, sound.length));
  const gain = level > 0 ? Math.min(loudness / level, highestPeak / highest) * 32_767 : 0;
  return Int16Array.from(sound, (sample) => Math.round(sample * gain));
}
