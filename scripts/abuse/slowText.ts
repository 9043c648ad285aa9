import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { slowness } from '../test/slowness.ts';
import type { Reader } from './readers.ts';

/** Reading a text that takes no longer than this, in milliseconds of processor time, is quick enough whatever it is. */
export const limitMs = 100 * slowness();
/** No text may take longer than this, in milliseconds of processor time. */
const mostMs = 10 * limitMs;
/**
 * Between the two limits, how many times longer a text may take than its half. Time in step with the length doubles, time
 * in step with its square becomes four times as long: the mean of both in logarithms. A time alone would depend on the
 * machine, this does not.
 */
const mostGrowth = 2 * Math.SQRT2;
/** A text that takes longer than this is given up, in milliseconds. */
const givenUpMs = 20_000 * slowness();

/** What the slowest texts of one reader took. */
export interface SlowText {
  /** The slowest text, and its time in milliseconds. */
  readonly worst: { readonly text: string; readonly ms: number };
  /** Every text that took too long. */
  readonly over: readonly string[];
}

const messageSchema = z.union([
  z.object({ began: z.string() }),
  z.object({ took: z.string(), ms: z.number(), halfMs: z.number().optional() }),
]);

/** Says why a time is too long, in words; undefined if it isn't. `halfMs`: that of the half text, where it was taken. */
export function judge({
  ms,
  halfMs = 0,
}: {
  readonly ms: number;
  readonly halfMs?: number | undefined;
}): string | undefined {
  if (ms <= limitMs) return undefined;
  if (ms <= mostMs && ms <= mostGrowth * halfMs) return undefined;
  return `${ms.toFixed(0)} ms${ms > mostMs ? '' : `, and ${halfMs.toFixed(0)} ms for half of it`}`;
}

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
      const tooLong = judge(message);
      if (tooLong) over.push(`${message.took}: ${tooLong}`);
    }
  });
  thread.once('error', reject);
  thread.once('exit', () => {
    clearTimeout(timer);
    settle();
  });
  return promise;
}
