import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startIdentity } from '../../packages/server/src/embedded/identity.ts';
import { ensurePostgres } from '../../packages/server/src/embedded/postgres.ts';
import { signUp } from '../../packages/server/src/testing/people.ts';
import { freePorts } from '../../packages/server/src/testing/ports.ts';
import { type Target, saturate, steady } from './load.ts';
import { type Kind, memoryOf, start } from './processes.ts';
import { median, p99, round, slope } from './stats.ts';

/** Seconds of each measurement of speed, and of the one of memory. */
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const memorySeconds = Number(process.env.BENCH_MEMORY_SECONDS ?? 60);
const rounds = 3;
const accounts = 16;
/** What counts as level: MB that scripts hold more after it all, and MB a minute of the whole process in the second half. */
const levelHeapMb = 8;
const levelRssMb = 12;

const folder = mkdtempSync(path.join(tmpdir(), 'viva-bench-'));
const [postgresPort = 0, identityPort = 0, ...ports] = await freePorts(5);
const postgres = await ensurePostgres({ dataDir: path.join(folder, 'postgres'), port: postgresPort });
const identity = await startIdentity({
  projectId: 'demo-viva',
  dataDir: path.join(folder, 'identity'),
  port: identityPort,
  publicUrl: 'http://127.0.0.1',
  pagePort: ports[1] ?? 0,
  onPasswordReset: () => undefined,
});
const parts = { DATABASE_URL: postgres.url, AUTH_EMULATOR_URL: identity.url };
const children = new Map<Kind, ChildProcess>();
const portOf: Record<Kind, number> = { bare: ports[0] ?? 0, remembering: ports[1] ?? 0, verifying: ports[2] ?? 0 };

try {
  for (const kind of ['bare', 'remembering', 'verifying'] as const)
    children.set(kind, await start(kind, { ...parts, PORT: String(portOf[kind]) }));
  const people = Array.from({ length: accounts }, (_, n) =>
    signUp(identity.url, `http://127.0.0.1:${portOf.remembering}`, `p${n}@example.com`),
  );
  const tokens = (await Promise.all(people)).map(({ idToken }) => idToken);
  const target = (kind: Kind, method: Target['method'], way: string) => ({
    ...{ port: portOf[kind], method, path: way, tokens },
  });
  const targets = (kind: 'remembering' | 'verifying') => ({
    bare: target('bare', 'GET', `/${kind}`),
    read: target(kind, 'GET', '/api/check-subscription'),
    write: target(kind, 'POST', '/api/generate-room'),
  });
  const remembering = targets('remembering');
  const verifying = targets('verifying');
  const speed = await speedsOf({
    ...{ 'remembering bare': remembering.bare, 'remembering read': remembering.read },
    ...{ 'remembering write': remembering.write, 'verifying bare': verifying.bare },
    ...{ 'verifying read': verifying.read, 'verifying write': verifying.write },
  });
  const [readSpeed, writeSpeed] = [speed['remembering read'], speed['remembering write']];
  const readTimes = await checked(steady(remembering.read, readSpeed / 2, seconds));
  const writeTimes = await checked(steady(remembering.write, writeSpeed / 2, seconds));
  for (const kind of ['bare', 'verifying'] as const) children.get(kind)?.kill();
  const memory = await memoryUnderLoad([
    [remembering.read, readSpeed / 4],
    [remembering.write, writeSpeed / 4],
  ]);

  const pairs = (['remembering', 'verifying'] as const).flatMap((check) => {
    const of = (way: 'read' | 'write') => round(speed[`${check} ${way}`] / speed[`${check} bare`], 2);
    return [
      { check, way: 'read', ofBare: of('read'), aim: 0.8 },
      { check, way: 'write', ofBare: of('write'), aim: 0.4 },
    ];
  });
  const result = {
    perSecond: Object.fromEntries(Object.entries(speed).map(([name, value]) => [name, round(value)])),
    pairs,
    p99Ms: { read: round(p99(readTimes.latencies), 1), write: round(p99(writeTimes.latencies), 1) },
    memory,
  };
  console.log(JSON.stringify(result, undefined, 2));
  const both = { remembering: 'both remember good tokens', verifying: 'both check every signature' };
  const verdicts = [
    ...pairs.map(
      ({ check, way, ofBare, aim }) =>
        [`${way}s are at least ${aim} of a bare route, ${both[check]}: ${ofBare}`, ofBare >= aim] as const,
    ),
    [`what scripts hold is level: ${memory.heapGrowthMb} MB more`, memory.heapGrowthMb < levelHeapMb] as const,
    [
      `the process is level after half of the time: ${memory.rssMbAMinute} MB a minute`,
      memory.rssMbAMinute < levelRssMb,
    ] as const,
  ];
  for (const [what, holds] of verdicts) console.log(`${holds ? 'reached' : 'NO     '}  ${what}`);
  if (!verdicts.every(([, holds]) => holds)) process.exitCode = 1;
  const results = path.resolve(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'api.json'), `${JSON.stringify(result, undefined, 2)}\n`);
} finally {
  for (const child of children.values()) child.kill();
  await identity.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Requests a second of each; taken in turns, so that a slow moment of the machine falls on all of them. */
async function speedsOf<Name extends string>(all: Record<Name, Target>): Promise<Record<Name, number>> {
  const names = Object.keys(all) as Name[];
  for (const name of names) await saturate(all[name], 2);
  const speeds = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < rounds; turn++)
    for (const name of names) speeds.get(name)?.push((await checked(saturate(all[name], seconds / rounds))).perSecond);
  return Object.fromEntries(names.map((name) => [name, median(speeds.get(name) ?? [])])) as Record<Name, number>;
}

async function checked<T extends { failed: number }>(outcome: Promise<T>): Promise<T> {
  const { failed } = await outcome;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return outcome;
}

/** Memory of the service under a steady load: of its scripts before and after, of the process all the while. */
async function memoryUnderLoad(loads: readonly (readonly [Target, number])[]) {
  const child = children.get('remembering');
  if (!child) throw new Error('there is no service');
  const before = await memoryOf(child, true);
  const rss: { at: number; value: number }[] = [];
  const begin = performance.now();
  let over = false;
  const watching = (async () => {
    while (!over) {
      rss.push({ at: (performance.now() - begin) / 60_000, value: (await memoryOf(child)).rssMb });
      await wait(1_000);
    }
  })();
  await Promise.all(loads.map(([target, perSecond]) => checked(steady(target, perSecond, memorySeconds))));
  over = true;
  await watching;
  const after = await memoryOf(child, true);
  const second = rss.filter(({ at }) => at * 60 > memorySeconds / 2);
  return {
    heapMb: [round(before.heapMb, 1), round(after.heapMb, 1)],
    heapGrowthMb: round(after.heapMb - before.heapMb, 1),
    rssMb: rss.filter((_, n) => n % 10 === 0).map(({ value }) => round(value)),
    rssMbAMinute: round(slope(second), 1),
  };
}
