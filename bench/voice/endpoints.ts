import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { z } from 'zod';
import { OpenAiDouble } from '../../packages/agent/src/testing/openAiDouble.ts';
import { wholeAnswers } from './answers.ts';

/** Endpoints for speech, transcription and chat on this machine. */
export interface Endpoints {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** Starts them in a thread of their own, so that their voice does not hold up whoever measures. */
export async function startEndpoints(): Promise<Endpoints> {
  const worker = new Worker(new URL(import.meta.url));
  const url = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return { url: z.string().parse(url), stop: () => worker.terminate() };
}

if (!isMainThread) {
  const double = new OpenAiDouble();
  double.heard = wholeAnswers[0] ?? '';
  parentPort?.postMessage(await double.start());
}
