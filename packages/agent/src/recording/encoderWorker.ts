import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { encodeSpeech } from './opus.ts';

const requestSchema = z.object({ id: z.number(), samples: z.instanceof(Int16Array) });

parentPort?.on('message', (raw: unknown) => {
  const { id, samples } = requestSchema.parse(raw);
  try {
    const file = Uint8Array.from(encodeSpeech(samples));
    parentPort?.postMessage({ id, result: file }, [file.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.name : 'failed' });
  }
});
parentPort?.postMessage({ ready: true });
