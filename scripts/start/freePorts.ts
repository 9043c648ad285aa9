import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { portHolder } from './portHolder.ts';
import { StartError } from './startError.ts';

/** A port that a part is about to listen on. */
export interface WantedPort {
  readonly port: number;
  readonly host: string;
  readonly protocol: 'tcp' | 'udp';
}

/**
 * Makes sure that every port is free, before anything is started.
 * @throws {StartError} naming the first taken port, its holder where the system tells, and the way out
 */
export async function requireFreePorts(wanted: readonly WantedPort[], basePort: number): Promise<void> {
  for (const one of wanted) {
    const problem = await whyNotFree(one);
    if (problem === undefined) continue;
    if (problem !== 'EADDRINUSE') throw new StartError(otherProblem(one, problem));
    const holder = portHolder(one);
    const by = holder === undefined ? 'by another program' : `by ${holder}`;
    const offer = await freeBase(wanted, basePort);
    throw new StartError(
      `Port ${one.port} is taken ${by}: stop that, or start on other ports with: npm start -- --port ${offer}`,
    );
  }
}

function otherProblem({ port, host }: WantedPort, problem: string): string {
  if (problem === 'EACCES') return `Port ${port} needs special rights: choose one from 1024 up with --port.`;
  return `Nothing can listen on ${host}:${port} (${problem}): give an address of this machine with --host.`;
}

async function freeBase(wanted: readonly WantedPort[], basePort: number): Promise<number> {
  for (let base = basePort + 10; base < Math.min(basePort + 1000, 65_000); base += 10) {
    const moved = wanted.map((one) => ({ ...one, port: one.port - basePort + base }));
    const problems = await Promise.all(moved.map(whyNotFree));
    if (problems.every((problem) => problem === undefined)) return base;
  }
  return basePort + 1000;
}

/** Undefined when the port is free, else the system's error code. */
export async function whyNotFree({ port, host, protocol }: WantedPort): Promise<string | undefined> {
  if (protocol === 'udp') return tryUdp(port, host);
  const problem = await tryTcp(port, host);
  // A browser may take `localhost` for ::1: another program there would answer in our place.
  if (problem === undefined && host === '127.0.0.1')
    return (await tryTcp(port, '::1')) === 'EADDRINUSE' ? 'EADDRINUSE' : undefined;
  return problem;
}

function tryTcp(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function tryUdp(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.bind({ port, address: host, exclusive: true }, () => socket.close(() => resolve(undefined)));
  });
}
