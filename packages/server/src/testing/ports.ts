import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/**
 * Below those that Linux gives to connections of its own, one of which might be in use before its part has started, and
 * below those of the journeys.
 */
const lowest = 10_000;
const highest = 20_000;

/** Tests side by side begin a hundred ports apart, and none is given twice soon. */
let next = (process.pid + threadId) * 100;

/** Free TCP ports of this machine. */
export async function freePorts<const N extends number>(count: N): Promise<number[] & { readonly length: N }> {
  const found: number[] = [];
  while (found.length < count) {
    const port = lowest + (next++ % (highest - lowest));
    if (await isFree(port)) found.push(port);
  }
  return found as number[] & { readonly length: N };
}

/** One free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
