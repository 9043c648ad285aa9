import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that Linux gives to connections of its own, one of which might be in use before its part has started, and
 * below those of the journeys.
 */
const lowest = 10_000;
const highest = 20_000;

/** Which of Vitest's processes this is, from 1; undefined in others. */
const worker = process.env.VITEST_POOL_ID;
/**
 * Runs side by side begin at different ports, and the processes of one run so far apart that none takes a port which
 * another uses again and again.
 */
let next = worker === undefined ? process.pid * 100 : process.ppid * 100 + Number(worker) * 600;

/** Ports of this machine that are free for TCP and UDP. */
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

/** Whether a part can have it, at any address and for either protocol: the media server takes all of that. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '0.0.0.0');
  const socket = createSocket('udp4').bind(port, '0.0.0.0');
  const opened = await Promise.allSettled([once(server, 'listening'), once(socket, 'listening')]);
  await Promise.all([new Promise((done) => server.close(done)), new Promise<void>((done) => socket.close(done))]);
  return opened.every(({ status }) => status === 'fulfilled');
}
