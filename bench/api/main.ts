import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startIdentity } from '../../packages/server/src/embedded/identity.ts';
import { ensurePostgres } from '../../packages/server/src/embedded/postgres.ts';
import { signUp } from '../../packages/server/src/testing/people.ts';
import { freePorts } from '../../packages/server/src/testing/ports.ts';
import { type Target, saturate, steady } from './load.ts';

/** Seconds of each measurement of speed, and of the one of memory. */
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const memorySeconds = Number(process.env.BENCH_MEMORY_SECONDS ?? 60);
const rounds = 3;
const accounts = 16;

const folder = mkdtempSync(path.join(tmpdir(), 'viva-bench-'));
const [postgresPort, identityPort, barePort, servicePort] = await freePorts(4);
const postgres = await ensurePostgres({ dataDir: path.join(folder, 'postgres'), port: postgresPort ?? 0 });
const identity = await startIdentity({
  projectId: 'demo-viva',
  dataDir: path.join(folder, 'identity'),
  port: identityPort ?? 0,
  onPasswordReset: () => undefined,
});
const children: ChildProcess[] = [];

try {
  const bareChild = await start('bare', barePort ?? 0);
  const child = await start('service', servicePort ?? 0);
  const people = await Promise.all(
    Array.from({ length: accounts }, (_, n) =>
      signUp(identity.url, `http://127.0.0.1:${servicePort}`, `p${n}@example.com`),
    ),
  );
  const tokens = people.map(({ idToken }) => idToken);
  const at = (port: number | undefined, method: Target['method'], way: string) => ({
    port: port ?? 0,
    method,
    path: way,
    tokens,
  });
  const bare = at(barePort, 'GET', '/');
  const remembering = at(barePort, 'GET', '/remembering');
  const read = at(servicePort, 'GET', '/api/check-subscription');
  const write = at(servicePort, 'POST', '/api/generate-room');

  for (const target of [bare, remembering, read, write]) await saturate(target, 2);
  const speeds = { bare: [] as number[], remembering: [] as number[], read: [] as number[], write: [] as number[] };
  // Taken in turns, so that a slow moment of the machine falls on all of them.
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of [
      ['bare', bare],
      ['remembering', remembering],
      ['read', read],
      ['write', write],
    ] as const)
      speeds[name].push((await checked(saturate(target, seconds / rounds))).perSecond);
  const speed = {
    bare: median(speeds.bare),
    remembering: median(speeds.remembering),
    read: median(speeds.read),
    write: median(speeds.write),
  };
  const readTimes = await checked(steady(read, speed.read / 2, seconds));
  const writeTimes = await checked(steady(write, speed.write / 2, seconds));
  bareChild.kill();

  const memory = await memoryUnderLoad(child, read, write, speed);
  const result = {
    perSecond: {
      bare: round(speed.bare),
      remembering: round(speed.remembering),
      read: round(speed.read),
      write: round(speed.write),
    },
    ofBare: { read: round(speed.read / speed.bare, 2), write: round(speed.write / speed.bare, 2) },
    ofRemembering: {
      read: round(speed.read / speed.remembering, 2),
      write: round(speed.write / speed.remembering, 2),
    },
    p99Ms: { read: round(p99(readTimes.latencies), 1), write: round(p99(writeTimes.latencies), 1) },
    memory,
  };
  console.log(JSON.stringify(result, undefined, 2));
  const verdicts = [
    ['reads are at least 0.8 of the bare route', speed.read / speed.bare >= 0.8],
    ['writes are at least 0.4 of the bare route', speed.write / speed.bare >= 0.4],
    ['memory is level after a minute', memory.growthMb < 8],
  ] as const;
  for (const [what, holds] of verdicts) console.log(`${holds ? 'yes' : 'NO '}  ${what}`);
  if (!verdicts.every(([, holds]) => holds)) process.exitCode = 1;
  const results = path.resolve(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'api.json'), `${JSON.stringify(result, undefined, 2)}\n`);
} finally {
  for (const child of children) child.kill();
  await identity.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(what: 'bare' | 'service', port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--expose-gc', path.join(import.meta.dirname, 'service.ts'), what], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      VIVA_MODE: 'local',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      AUTH_EMULATOR_URL: identity.url,
      LIVEKIT_API_KEY: 'APIbench',
      LIVEKIT_API_SECRET: 'a-secret-for-measuring-of-32-characters',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${what} did not start`)));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}

async function checked<T extends { failed: number }>(outcome: Promise<T>): Promise<T> {
  const { failed } = await outcome;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return outcome;
}

/** Memory after each quarter of a steady mixed load at half of what is possible. */
async function memoryUnderLoad(
  child: ChildProcess,
  read: Target,
  write: Target,
  speed: { read: number; write: number },
) {
  const heapMb: number[] = [];
  const rssMb: number[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const part = memorySeconds / 4;
    await Promise.all([checked(steady(read, speed.read / 4, part)), checked(steady(write, speed.write / 4, part))]);
    await wait(200);
    const reply = once(child, 'message');
    child.send('memory');
    const [told] = (await reply) as unknown[];
    const memory = z.object({ heapMb: z.number(), rssMb: z.number() }).parse(told);
    heapMb.push(round(memory.heapMb, 1));
    rssMb.push(round(memory.rssMb));
  }
  return { heapMb, rssMb, growthMb: round((heapMb[3] ?? 0) - (heapMb[1] ?? 0), 1) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
