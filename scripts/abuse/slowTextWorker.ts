/** Times one reader on every long text, in a thread that can be ended in the middle of a pattern. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { longTexts } from './longTexts.ts';
import { readers } from './readers.ts';

const { name, step, limitMs } = z.object({ name: z.string(), step: z.number(), limitMs: z.number() }).parse(workerData);
const reader = readers.find((one) => one.name === name);
if (!reader) throw new Error(`there is no reader "${name}"`);

/** Processor time of one reading, in milliseconds: other work on the machine does not count. */
const timed = async (text: string): Promise<number> => {
  const before = process.threadCpuUsage();
  // Some readings are promises. Without the wait, their work would run after the last text and would not be timed.
  await reader.read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

for (const { name: what, text, half } of longTexts(reader.length, step)) {
  parentPort?.postMessage({ began: what });
  let ms = await timed(text);
  let halfMs: number | undefined;
  // The first times include the compiler's work and the collection of garbage, so the shortest of five counts, of the
  // half text, too; one after the other, so that a slow second of the machine meets both.
  for (let again = 0; ms > limitMs && ms < 20 * limitMs && again < 4; again++) {
    halfMs = Math.min(halfMs ?? Infinity, await timed(half));
    ms = Math.min(ms, await timed(text));
  }
  parentPort?.postMessage({ took: what, ms, halfMs });
}
