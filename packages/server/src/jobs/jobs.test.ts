import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Stack, startStack } from '../testing/stack.ts';
import { mailDeadlineMs } from '../mail/mailer.ts';
import { assessMs } from '../reports/assess.ts';
import { until } from '../testing/livekitServer.ts';
import { type Jobs, openJobs } from './jobs.ts';

let stack: Stack;
let jobs: Jobs;
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

test('no kind of work is begun again while a slow model or a slow mail server may still keep its promise', async () => {
  const { rows } = await stack.database.pool.query<{ name: string; s: number }>(
    'select name, expire_seconds as s from jobs.queue',
  );
  const expiry = Object.fromEntries(rows.map(({ name, s }) => [name, s * 1_000]));
  for (const mails of ['candidate-reached', 'review-asked', 'job-link', 'erasure'])
    expect(expiry[mails], mails).toBeGreaterThan(mailDeadlineMs + 10_000);
  expect(expiry.report).toBeGreaterThan(assessMs + mailDeadlineMs + 10_000);
});
