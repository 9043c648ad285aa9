import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { slowness } from '../test/slowness.ts';
import type { Reader } from './readers.ts';

/** Longest that reading one text may take, in milliseconds of processor time. */
export const limitMs = 100 * slowness();
/** A text that takes longer than this is given up, in milliseconds. */
const givenUpMs = 20_000 * slowness();

/** What the slowest texts of one reader took. */
export interface SlowText {
  /** The slowest text, and its time in milliseconds. */
  readonly worst: { readonly text: string; readonly ms: number };
  /** Every text over the limit. */
  readonly over: readonly string[];
}

const messageSchema = z.union([z.object({ began: z.string() }), z.object({ took: z.string(), ms: z.number() })]);

/** Times one reader on long texts, every `step`th of each atom's. */
export function timeReader({ name }: Pick<Reader, 'name'>, step: number): Promise<SlowText> {
  const { promise, resolve, reject } = Promise.withResolvers<SlowText>();
  const thread = new Worker(new URL('slowTextWorker.ts', import.meta.url), { workerData: { name, step, limitMs } });
  let worst = { text: '', ms: 0 };
  let current = '';
  const over: string[] = [];
  const settle = () => resolve({ worst, over });
  const giveUp = () => {
    worst = { text: current, ms: givenUpMs };
    over.push(`${current}: not read after ${givenUpMs / 1000} s`);
    void thread.terminate();
  };
  let timer = setTimeout(giveUp, givenUpMs);
  thread.on('message', (data: unknown) => {
    clearTimeout(timer);
    const message = messageSchema.parse(data);
    timer = setTimeout(giveUp, givenUpMs);
    if ('began' in message) current = message.began;
    else {
      if (message.ms > worst.ms) worst = { text: message.took, ms: message.ms };
      if (message.ms > limitMs) over.push(`${message.took}: ${message.ms.toFixed(0)} ms`);
    }
  });
  thread.once('error', reject);
  thread.once('exit', () => {
    clearTimeout(timer);
    settle();
  });
  return promise;
}
