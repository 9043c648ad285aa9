import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConsoleStdout, Directory, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { usefulPronunciations, vocabularyOf } from './vocabulary.ts';

/** A word that the decoder heard; times in milliseconds since the utterance's first sample. */
export interface DecodedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Posterior probability, 0 to 1. */
  readonly probability: number;
}

/** The module's functions (tools/pocketsphinx-wasm/exports.c). Addresses are bytes into its memory. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  allocate(bytes: number): number;
  decoder_new(json: number): number;
  utterance_start(decoder: number): number;
  utterance_feed(decoder: number, samples: number, count: number): number;
  utterance_end(decoder: number): number;
  hypothesis(decoder: number): number;
  segments(decoder: number): number;
}

/** Samples a second that the acoustic model was trained on. */
export const decoderSampleRate = 16_000;

const feedSamples = 16_000;
const msPerFrame = 10;

/** PocketSphinx as WebAssembly, decoding 16 kHz mono speech as it comes. Blocks its thread: run it in a worker. */
export class Decoder {
  readonly #exports: Exports;
  readonly #decoder: number;
  readonly #buffer: number;

  private constructor(exports: Exports, decoder: number) {
    this.#exports = exports;
    this.#decoder = decoder;
    this.#buffer = exports.allocate(feedSamples * 2);
  }

  /** Loads the module and the English model; throws when the model's folder isn't whole. */
  static async load(wasmFile: string, modelFolder: string): Promise<Decoder> {
    const read = (name: string) => new File(readFileSync(path.join(modelFolder, name)), { readonly: true });
    const acoustic = readdirSync(path.join(modelFolder, 'en-us')).map((name) => [name, read(`en-us/${name}`)] as const);
    const languageModel = readFileSync(path.join(modelFolder, 'en-us.lm.bin'));
    const dictionary = readFileSync(path.join(modelFolder, 'cmudict-en-us.dict'), 'utf8');
    const pronunciations = usefulPronunciations(dictionary, vocabularyOf(languageModel));
    const folder = new PreopenDirectory(
      '/m',
      new Map<string, File | Directory>([
        ['hmm', new Directory(new Map(acoustic))],
        ['lm.bin', new File(languageModel, { readonly: true })],
        ['dict', new File(new TextEncoder().encode(pronunciations), { readonly: true })],
      ]),
    );
    const complaints: string[] = [];
    const complain = ConsoleStdout.lineBuffered((line) => complaints.push(line));
    const wasi = new WASI(['pocketsphinx'], [], [new OpenFile(new File([])), complain, complain, folder], {
      debug: false,
    });
    const module = await WebAssembly.compile(readFileSync(wasmFile));
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
    wasi.initialize(instance as Parameters<WASI['initialize']>[0]);
    const exports = instance.exports as unknown as Exports;
    // Without the second pass an utterance ends in tens of milliseconds instead of hundreds, and the words are as good.
    // Two densities a frame instead of four take 30 % less of a processor; of 392 words as many were right.
    const config = {
      hmm: '/m/hmm',
      lm: '/m/lm.bin',
      dict: '/m/dict',
      samprate: decoderSampleRate,
      mmap: false,
      fwdflat: false,
      topn: 2,
    };
    const decoder = exports.decoder_new(writeString(exports, JSON.stringify(config)));
    if (!decoder) throw new Error(`the acoustic model could not be loaded: ${complaints.join(' ')}`);
    // The decoder has its own copy now.
    folder.dir.contents.clear();
    return new Decoder(exports, decoder);
  }

  start(): void {
    this.#exports.utterance_start(this.#decoder);
  }

  feed(samples: Int16Array): void {
    for (let at = 0; at < samples.length; at += feedSamples) {
      const part = samples.subarray(at, at + feedSamples);
      new Int16Array(this.#exports.memory.buffer, this.#buffer, part.length).set(part);
      this.#exports.utterance_feed(this.#decoder, this.#buffer, part.length);
    }
  }

  /** The words so far. */
  partial(): string {
    return readString(this.#exports, this.#exports.hypothesis(this.#decoder));
  }

  /** Ends the utterance; silences and noises are left out of its words. */
  end(): { text: string; words: DecodedWord[] } {
    this.#exports.utterance_end(this.#decoder);
    const words = readString(this.#exports, this.#exports.segments(this.#decoder))
      .trim()
      .split('\n')
      .flatMap(parseWord);
    return { text: words.map((word) => word.text).join(' '), words };
  }
}

function parseWord(line: string): DecodedWord[] {
  const [raw = '', first, last, probability] = line.split(' ');
  // `read(2)` is the second pronunciation of "read"; `<sil>` and `[NOISE]` are no words.
  const text = raw.replace(/\(\d+\)$/, '');
  if (!text || text.startsWith('<') || text.startsWith('[') || text.startsWith('+')) return [];
  return [
    {
      text,
      startMs: Number(first) * msPerFrame,
      endMs: (Number(last) + 1) * msPerFrame,
      probability: Number(probability),
    },
  ];
}

function writeString(exports: Exports, text: string): number {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const address = exports.allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  return address;
}

function readString(exports: Exports, address: number): string {
  if (address === 0) return '';
  const memory = new Uint8Array(exports.memory.buffer);
  return new TextDecoder().decode(memory.subarray(address, memory.indexOf(0, address)));
}
