import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { z } from 'zod';
import { clauseSound } from './clauseSound.ts';
import { voiceSettings } from './settings.ts';
import type { VoiceModel } from './voiceModel.ts';

type Settings = z.infer<typeof voiceSettings>;

const [padding, beginning, end] = ['_', '^', '$'];

/** A Piper voice (VITS; github.com/rhasspy/piper): phonemes in, samples out. Runs in the thread that calls it. */
export class Piper implements VoiceModel {
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
    return clauseSound(output.data, this.sampleRate);
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
