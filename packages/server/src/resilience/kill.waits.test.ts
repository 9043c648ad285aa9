import { hash } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reports } from '../db/schema/index.ts';
import { reportOf } from '../testing/hiring.ts';
import { until } from '../testing/livekitServer.ts';
import { freePort } from '../testing/ports.ts';
import { type ServiceProcess, startProcess } from '../testing/process.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy } from '../testing/visitors.ts';
import { hasten } from './hasten.ts';
import { Ledger, stored } from './ledger.ts';
import { write } from './writer.ts';

// npm run soak:kill has more of both.
const writes = Number(process.env.VIVA_KILL_WRITES ?? 300);
const kills = Number(process.env.VIVA_KILLS ?? 2);
const writers = 10;

/** What is done now and then, whatever happens. */
const periodic = ['retention', 'recordings', 'test-renewals'];
const mailOf = {
  report: (id = '') => `<report-${id}@127.0.0.1>`,
  link: (id = '') => `<job-${id}-0@127.0.0.1>`,
  reached: (id = '') => `<reached-${id}@127.0.0.1>`,
  review: (id = '') => `<review-${id}@127.0.0.1>`,
  erased: (uid = '') => `<erased-${hash('sha256', `erasure of ${uid}`, 'base64url')}@127.0.0.1>`,
};
/** The e-mail that a job of each kind sends. */
const mailsBy: Readonly<Record<string, (data: Readonly<Record<string, string>>) => string>> = {
  report: ({ sessionId }) => mailOf.report(sessionId),
  'job-link': ({ jobId }) => mailOf.link(jobId),
  'candidate-reached': ({ sessionId }) => mailOf.reached(sessionId),
  'review-asked': ({ sessionId }) => mailOf.review(sessionId),
  erasure: ({ uid }) => mailOf.erased(uid),
};

let stack: Stack;
const running: ServiceProcess[] = [];
beforeAll(async () => {
  stack = await startStack({ serve: false });
});
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => stack.close());

const start = (port: number) => startProcess({ ...stack.env, ...behindProxy, PORT: String(port) });

let killed = 0;
async function kill(which: number): Promise<void> {
  const one = running[which];
  if (!one) return;
  killed++;
  const gone = once(one.child, 'exit');
  one.child.kill('SIGKILL');
  await gone;
  running[which] = await start(Number(new URL(one.url).port));
}

/** Kills, in turn, one process, the other, and both, each at a moment that nobody chose. */
async function killNowAndThen(ledger: Ledger): Promise<void> {
  for (let n = 0; n < kills; n++) {
    const moment = ((n + Math.random()) / (kills + 0.5)) * writes;
    await until(() => ledger.count >= moment, 'more writes', 300_000);
    await Promise.all(n % 3 === 2 ? [kill(0), kill(1)] : [kill(n % 3)]);
  }
}

test('what two processes acknowledged is there after kill -9 at any moment, and every email came, at most once a try', async () => {
  for (const port of [Number(stack.env.PORT), await freePort()]) running.push(await start(port));
  const ledger = new Ledger();
  let asked = 0;
  const tools = {
    ledger,
    url: () => running[asked++ % running.length]?.url ?? '',
    newPerson: () => stack.person(),
    report: async (sessionId: string, ownerUid: string) => {
      await stack.database.db.insert(reports).values({ sessionId, ownerUid, report: reportOf({ score: 80 }) });
    },
    // A kill can cut off every writer before one of them has done each kind of thing once.
    goOn: () => ledger.count < writes || ledger.ended.size === 0 || ledger.left.size === 0,
  };
  await Promise.all([killNowAndThen(ledger), ...Array.from({ length: writers }, (_, n) => write(tools, n))]);
  expect(ledger.count).toBeGreaterThanOrEqual(writes);
  const { pool } = stack.database;
  expect(ledger.lost(await stored(pool))).toEqual([]);

  expect(ledger.staying(await stored(pool))).toEqual([]);

  await hasten(pool, 'the jobs to be done', async () => {
    const left = `select 1 from jobs.job where name <> all($1) and state <> 'completed'`;
    return (await pool.query(left, [periodic])).rowCount === 0;
  });
  const ids = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id).sort();
  const ended = await ids(`select id from sessions where status = 'ended'`);
  expect(await ids('select session_id as id from reports where report is not null and mailed_at is not null')).toEqual(
    ended,
  );
  const erased = await ids('select uid as id from erasures where erased_at is not null and email is null');
  expect(erased).toEqual(await ids('select uid as id from erasures'));
  expect(erased).toEqual(expect.arrayContaining([...ledger.left.keys()]));
  // Whom the test checkout no longer knows.
  expect(await ids('select customer as id from test_payments')).toEqual(
    await ids('select customer_id as id from billing_customers join test_payments on customer = customer_id'),
  );

  const final = await ids('select id from job_posts where finalized_at is not null');
  const reached = await ids('select session_id as id from announcements where mailed_at is not null');
  expect(reached).toEqual(await ids(`select id from sessions where status = 'ended' and kind = 'candidate'`));
  const reviews = await ids('select session_id as id from review_requests where mailed_at is not null');
  expect(reviews).toEqual(await ids('select session_id as id from review_requests'));
  const sent = (await stack.mails()).map(({ messageId }) => messageId);
  const due = [
    ...ended.map((id) => mailOf.report(id)),
    ...final.map((id) => mailOf.link(id)),
    ...reached.map((id) => mailOf.reached(id)),
    ...reviews.map((id) => mailOf.review(id)),
    ...erased.map((uid) => mailOf.erased(uid)),
  ].sort();
  expect([...new Set(sent)].sort()).toEqual(due);
  // A process that dies between the mail server's yes and noting it has its one job of a kind done again.
  const again = sent.length - due.length;
  expect(again).toBeLessThanOrEqual(Object.keys(mailOf).length * killed);

  const { rows: jobs } = await pool.query<{ name: string; data: Record<string, string>; tries: number }>(
    'select name, data, retry_count + 1 as tries from jobs.job where name <> all($1)',
    [periodic],
  );
  const kinds = [...Object.keys(mailsBy), 'forget-customer', 'remove-recordings'];
  expect([...new Set(jobs.map(({ name }) => name))]).toEqual(expect.arrayContaining(kinds));
  const tries = new Map<string, number>();
  for (const { name, data, tries: some } of jobs) {
    const mail = mailsBy[name]?.(data);
    if (mail) tries.set(mail, (tries.get(mail) ?? 0) + some);
  }
  expect(due.filter((mail) => sent.filter((one) => one === mail).length > (tries.get(mail) ?? 0))).toEqual([]);
  console.log(`${ledger.count} writes, ${kills} kills, ${due.length} emails, ${again} sent again`);
}, 600_000);
