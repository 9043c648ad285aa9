import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Stack, startStack } from '../testing/stack.ts';
import { mailDeadlineMs } from '../mail/mailer.ts';
import { assessMs } from '../reports/assess.ts';
import { until } from '../testing/livekitServer.ts';
import { type Jobs, openJobs, readsStrangers } from './jobs.ts';

let stack: Stack;
let jobs: Jobs;
const stateOf = async (kind: string) => {
  const { rows } = await stack.database.pool.query<{ state: string }>('select state from jobs.job where name = $1', [
    kind,
  ]);
  return rows.map(({ state }) => state).join();
};
beforeAll(async () => {
  stack = await startStack();
  const trouble = { onError: () => {}, onGivenUp: () => {} };
  jobs = await openJobs(stack.config.DATABASE_URL, trouble, { retryDelay: 1, grace: 3 });
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

test('work that takes longer than it may is told to end, and begins again only when it has', async () => {
  const told: string[] = [];
  const work = async (_data: object, signal: AbortSignal) => {
    told.push('begins');
    if (told.length > 1) return;
    await new Promise((ended) => signal.addEventListener('abort', ended));
    // It takes a moment to leave everything as it was.
    await new Promise((resume) => setTimeout(resume, 2_000));
    told.push('ends');
    signal.throwIfAborted();
  };
  const order = await jobs.kind('lengthy', z.object({}), work, 500);
  await order(stack.database.db, {});
  await until(() => told.length === 3, 'the second try');
  expect(told).toEqual(['begins', 'ends', 'begins']);
});

test('a job that overran its deadline twice is given up', async () => {
  let tries = 0;
  const work = async () => {
    tries++;
    return Promise.reject(Object.assign(new Error('too long'), { overran: true }));
  };
  const order = await jobs.kind('overrunning', z.object({}), work, undefined, readsStrangers);
  await order(stack.database.db, {});
  await until(async () => (await stateOf('overrunning')) === 'failed', 'the end of the tries');
  expect(tries).toBe(2);
  const { rowCount } = await stack.database.pool.query('select 1 from job_tries');
  expect(rowCount).toBe(0);
});

test('a job that took its process down twice is given up without another try', async () => {
  const { db } = stack.database;
  let tries = 0;
  const order = await jobs.kind('deadly', z.object({}), async () => void tries++, undefined, readsStrangers);
  await db.transaction(async (tx) => {
    await order(tx, {});
    // As two processes left it that died in the middle.
    await tx.execute("insert into job_tries (job_id, begun) select id, 2 from jobs.job where name = 'deadly'");
  });
  await until(async () => (await stateOf('deadly')) === 'failed', 'the quarantine');
  expect(tries).toBe(0);
});

test('a job that an ordinary end interrupts does not count as a death', async () => {
  const { db, pool } = stack.database;
  const own = await openJobs(stack.config.DATABASE_URL, { onError: () => {}, onGivenUp: () => {} }, { retryDelay: 60 });
  let begun = false;
  const work = (_data: object, signal: AbortSignal) => {
    begun = true;
    return new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
  };
  const order = await own.kind('interrupted', z.object({}), work, undefined, readsStrangers);
  await order(db, {});
  await until(() => begun, 'the job');
  await own.stop();
  const { rowCount } = await pool.query(
    "select 1 from job_tries join jobs.job on job.id::text = job_id where name = 'interrupted'",
  );
  expect(rowCount).toBe(0);
});

test('a job that fails in the usual way is tried again', async () => {
  let tries = 0;
  const work = async () => (++tries < 4 ? Promise.reject(new Error('for now')) : undefined);
  const order = await jobs.kind('failing', z.object({}), work);
  await order(stack.database.db, {});
  await until(() => tries === 4, 'the fourth try', 30_000);
});

test('no kind of work is begun again while a slow model or a slow mail server may still keep its promise', async () => {
  const { rows } = await stack.database.pool.query<{ name: string; s: number }>(
    'select name, expire_seconds as s from jobs.queue',
  );
  const expiry = Object.fromEntries(rows.map(({ name, s }) => [name, s * 1_000]));
  for (const mails of ['candidate-reached', 'review-asked', 'job-link', 'erasure'])
    expect(expiry[mails], mails).toBeGreaterThan(mailDeadlineMs + 10_000);
  expect(expiry.report).toBeGreaterThan(assessMs + mailDeadlineMs + 10_000);
});
