import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What the work below takes on each of two cores of the machine whose limits are written in the tests, in milliseconds. */
const referenceInMs = 500;
/** A machine slower than this needs more than patience. */
const most = 5;
/** Where a tool finds how slow the machine is. */
export const slownessName = 'VIVA_TEST_SLOWNESS';

/** Work that the compiler can't leave out. */
const work = `
  const { parentPort } = require('node:worker_threads');
  const start = performance.now();
  let sum = 0;
  for (let n = 0; n < 60_000_000; n++) sum = (sum + Math.imul(n, 2654435761)) | 0;
  parentPort.postMessage({ ms: performance.now() - start, sum });
`;

/**
 * How many times slower than the machine of reference this one is just now, at least 1 and at most 5, measured by the same
 * short work on two cores at once. Limits of time in tests are multiplied by it.
 */
export async function measureSlowness(): Promise<number> {
  const times = await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, timeOfWork));
  const share = availableParallelism() < 2 ? 2 : 1;
  const found = (Math.max(...times) * share) / referenceInMs;
  return Math.round(Math.min(most, Math.max(1, found)) * 10) / 10;
}

function timeOfWork(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(work, { eval: true });
    worker.once('message', ({ ms }: { ms: number }) => resolve(ms));
    worker.once('error', reject);
  });
}

/** What was measured at the start of the run, for tools that it started; 1 without one. */
export function slowness(env: NodeJS.ProcessEnv = process.env): number {
  const given = Number(env[slownessName]);
  return given >= 1 && given <= most ? given : 1;
}
