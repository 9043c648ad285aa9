import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { clauseSound } from './clauseSound.ts';
import { kokoroRate, kokoroSymbols, numbersOf, piecesOf } from './kokoroSymbols.ts';
import type { VoiceModel } from './voiceModel.ts';

/** What the model takes, as it is exported by kokoro-onnx, version 1.0. */
const inputs = ['tokens', 'style', 'speed'] as const;
/** Numbers of a style. */
const styleSize = 256;
/** A clause that needs more is none that anyone says: a minute of sound. */
const mostPieces = 2;
/** What stands before and after a clause. */
const silence = 0;

/**
 * Kokoro-82M (hexgrad, after StyleTTS 2, Li et al. 2023): the same phonemes give the same samples each time. A voice is a
 * style for each length of a clause, in phonemes.
 */
export class Kokoro implements VoiceModel {
  readonly sampleRate = kokoroRate;
  readonly #session: InferenceSession;
  readonly #styles: Float32Array;

  private constructor(session: InferenceSession, styles: Float32Array) {
    this.#session = session;
    this.#styles = styles;
  }

  /** `file`: the model as ONNX. `voice`: the file of its styles. @throws when one is missing or of another kind. */
  static async load(file: string, voice: string, threads = 1): Promise<Kokoro> {
    const bytes = await readFile(voice);
    const styles = new Float32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / 4));
    if (styles.length < 2 * styleSize || styles.length % styleSize !== 0)
      throw new Error(`${voice} is not a voice of Kokoro`);
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      // It would keep the memory of the longest clause for good: 1,000 instead of 616 MB.
      enableCpuMemArena: false,
    });
    const lacking = inputs.filter((name) => !session.inputNames.includes(name));
    if (lacking.length > 0) {
      await session.release();
      throw new Error(`${file} has no input ${lacking.join(', ')}: it is not Kokoro as kokoro-onnx exports it`);
    }
    return new Kokoro(session, styles);
  }

  async speak(phonemes: string): Promise<Int16Array<ArrayBuffer>> {
    // There is a style for each number of phonemes, from none on.
    const most = this.#styles.length / styleSize - 1;
    const pieces = piecesOf(kokoroSymbols(phonemes), most);
    if (pieces.length > mostPieces) throw new Error('the clause is too long to be spoken at once');
    const sounds: Float32Array[] = [];
    for (const piece of pieces) sounds.push(await this.#sound(numbersOf(piece)));
    return clauseSound(joined(sounds), this.sampleRate);
  }

  async #sound(phonemes: readonly number[]): Promise<Float32Array> {
    const tokens = [silence, ...phonemes, silence];
    const from = phonemes.length * styleSize;
    const { audio } = await this.#session.run({
      tokens: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style: new Tensor('float32', this.#styles.slice(from, from + styleSize), [1, styleSize]),
      speed: new Tensor('float32', Float32Array.of(1), [1]),
    });
    if (!(audio?.data instanceof Float32Array)) throw new Error('the voice gave no samples');
    return audio.data;
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}

function joined(sounds: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}
