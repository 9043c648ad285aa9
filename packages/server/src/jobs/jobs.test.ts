import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Stack, startStack } from '../testing/stack.ts';
import { type Jobs, openJobs } from './jobs.ts';

let stack: Stack;
let jobs: Jobs;
beforeAll(async () => {
  stack = await startStack({ serve: false });
  jobs = await openJobs(stack.config.DATABASE_URL, { onError: () => {}, onGivenUp: () => {} });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await jobs.stop();
  await stack.close();
});

test.each([
  ['an hour fast', 3_600_000],
  ['right', 0],
  ['an hour slow', -3_600_000],
])('a wait counts by the database’s clock, though this machine’s is %s', async (_what, wrongByMs) => {
  const { db, pool } = stack.database;
  const order = await jobs.kind('patient', z.object({ n: z.number() }), async () => {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongByMs });
  await db.transaction(async (tx) => {
    await order(tx, { n: wrongByMs }, { notBeforeMs: 90_500 });
    await order(tx, { n: wrongByMs + 1 });
  });
  const waits = `select extract(epoch from start_after - created_on)::float8 as s from jobs.job where name = 'patient' and data->>'n' = any($1) order by 1`;
  const { rows } = await pool.query<{ s: number }>(waits, [[String(wrongByMs), String(wrongByMs + 1)]]);
  expect(rows.map(({ s }) => s)).toEqual([0, 90.5]);
});
