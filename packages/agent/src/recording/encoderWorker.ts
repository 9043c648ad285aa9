import { parentPort } from 'node:worker_threads';
import { encodeOpus } from '@viva/speech';
import { z } from 'zod';
import { earsSampleRate } from '../ears/recogniser.ts';

/** Bits a second: wideband speech that is hard to tell from the original, at 3 kB a second. */
const bitRate = 24_000;

const requestSchema = z.object({ id: z.number(), samples: z.instanceof(Int16Array) });

parentPort?.on('message', (raw: unknown) => {
  const { id, samples } = requestSchema.parse(raw);
  try {
    const file = Uint8Array.from(encodeOpus(samples, { sampleRate: earsSampleRate, bitRate }));
    parentPort?.postMessage({ id, result: file }, [file.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.name : 'failed' });
  }
});
parentPort?.postMessage({ ready: true });
