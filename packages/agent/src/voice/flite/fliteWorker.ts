import { parentPort } from 'node:worker_threads';
import { loadFlite, synthesize, type FliteOptions } from './flite.ts';

interface Request {
  readonly id: number;
  readonly text: string;
  readonly options: FliteOptions;
}

await loadFlite();
parentPort?.on('message', (request: Request) => {
  synthesize(request.text, request.options).then(
    (speech) => parentPort?.postMessage({ id: request.id, result: speech }, [speech.samples.buffer]),
    (error: unknown) => parentPort?.postMessage({ id: request.id, error: String(error) }),
  );
});
parentPort?.postMessage({ ready: true });
