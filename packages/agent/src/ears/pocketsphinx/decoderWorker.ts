import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Decoder } from './decoder.ts';

/** What the thread is asked to do; `samples` are 16 kHz mono. */
export type DecoderRequest =
  | { readonly op: 'start' }
  | { readonly op: 'feed'; readonly samples: Int16Array }
  | { readonly op: 'abandon' }
  | { readonly op: 'partial'; readonly id: number }
  | { readonly op: 'end'; readonly id: number };

const { wasmFile, modelFolder } = z.object({ wasmFile: z.string(), modelFolder: z.string() }).parse(workerData);
const decoder = await Decoder.load(wasmFile, modelFolder);

parentPort?.on('message', (request: DecoderRequest) => {
  try {
    const result = handle(request);
    if ('id' in request) parentPort?.postMessage({ id: request.id, result });
  } catch (error) {
    if (!('id' in request)) throw error;
    parentPort?.postMessage({ id: request.id, error: String(error) });
  }
});
parentPort?.postMessage({ ready: true });

function handle(request: DecoderRequest): unknown {
  switch (request.op) {
    case 'start':
      return decoder.start();
    case 'feed':
      return decoder.feed(request.samples);
    case 'abandon':
      return void decoder.end();
    case 'partial':
      return decoder.partial();
    case 'end':
      return decoder.end();
  }
}
