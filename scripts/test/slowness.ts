import { Worker } from 'node:worker_threads';

/** What the work below takes on each of two cores of the reference machine, in milliseconds. */
const referenceInMs = 500;
/** Beyond this, longer limits no longer help. */
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
 * How many times slower than the reference machine this one is just now, from 1 to 5, measured by the same short work on
 * two cores at once. Time limits of tests are multiplied by it.
 */
export async function measureSlowness(): Promise<number> {
  return slownessOf(await Promise.all([timeOfWork(), timeOfWork()]));
}

/** See {@link measureSlowness}: from the times that the work took. On one core both wait for each other, as tests do. */
export function slownessOf(timesInMs: readonly number[]): number {
  return Math.round(Math.min(most, Math.max(1, Math.max(...timesInMs) / referenceInMs)) * 10) / 10;
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
  return Number.isFinite(given) && given >= 1 ? given : 1;
}
