import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Decoder } from './decoder.ts';
import { UtteranceQueue } from './utteranceQueue.ts';

/** What the thread is asked to do, about which utterance; `samples` are 16 kHz mono. With an `id` it answers. */
const requestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('start'), utterance: z.number() }),
  z.object({ op: z.literal('feed'), utterance: z.number(), samples: z.instanceof(Int16Array) }),
  z.object({ op: z.literal('abandon'), utterance: z.number() }),
  z.object({ op: z.literal('partial'), utterance: z.number(), id: z.number() }),
  z.object({ op: z.literal('end'), utterance: z.number(), id: z.number() }),
]);

const { wasmFile, modelFolder } = z.object({ wasmFile: z.string(), modelFolder: z.string() }).parse(workerData);
const queue = new UtteranceQueue(await Decoder.load(wasmFile, modelFolder));

parentPort?.on('message', (raw: unknown) => {
  const request = requestSchema.parse(raw);
  switch (request.op) {
    case 'start':
      return queue.start(request.utterance);
    case 'feed':
      return queue.feed(request.utterance, request.samples);
    case 'abandon':
      return queue.end(request.utterance, () => undefined);
    case 'partial':
      return parentPort?.postMessage({ id: request.id, result: queue.partial(request.utterance) });
    case 'end':
      return queue.end(request.utterance, (result) => parentPort?.postMessage({ id: request.id, result }));
  }
});
parentPort?.postMessage({ ready: true });
