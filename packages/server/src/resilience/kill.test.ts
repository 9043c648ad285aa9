import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

test('what two processes acknowledged is there after kill -9 at any moment, and every e-mail came, at most once a try', async () => {
  for (const port of [Number(stack.env.PORT), await freePort()]) running.push(await start(port));
  const ledger = new Ledger();
  let asked = 0;
  const tools = {
    ledger,
    url: () => running[asked++ % running.length]?.url ?? '',
    newPerson: () => stack.person(),
    goOn: () => ledger.count < writes,
  };
  await Promise.all([killNowAndThen(ledger), ...Array.from({ length: writers }, (_, n) => write(tools, n))]);
  expect(ledger.count).toBeGreaterThanOrEqual(writes);
  const { pool } = stack.database;
  expect(ledger.lost(await stored(pool))).toEqual([]);

  await hasten(pool, 'the jobs to be done', async () => {
    const left = `select 1 from jobs.job where name in ('report', 'job-link') and state <> 'completed'`;
    return (await pool.query(left)).rowCount === 0;
  });
  const ids = async (query: string) => (await pool.query<{ id: string }>(query)).rows.map(({ id }) => id).sort();
  const ended = await ids(`select id from sessions where status = 'ended'`);
  expect(await ids('select session_id as id from reports where report is not null and mailed_at is not null')).toEqual(
    ended,
  );
  expect(await ids(`select data->>'sessionId' as id from jobs.job where name = 'report'`)).toEqual(ended);

  const final = await ids('select id from job_posts where finalized_at is not null');
  const sent = (await stack.mails()).map(({ messageId }) => messageId);
  const due = [
    ...ended.map((id) => `<report-${id}@127.0.0.1>`),
    ...final.map((id) => `<job-${id}-0@127.0.0.1>`),
  ].sort();
  expect([...new Set(sent)].sort()).toEqual(due);
  // A process that dies between the mail server's yes and noting it has its one job of a kind done again.
  const again = sent.length - due.length;
  expect(again).toBeLessThanOrEqual(2 * killed);
  const { rows: jobs } = await pool.query<{ mail: string; tries: number }>(
    `select retry_count + 1 as tries, case name when 'report' then '<report-' || (data->>'sessionId')
      else '<job-' || (data->>'jobId') || '-' || (data->>'rotation') end || '@127.0.0.1>' as mail
      from jobs.job where name in ('report', 'job-link')`,
  );
  expect(jobs.map(({ mail }) => mail).sort()).toEqual(due);
  expect(jobs.filter(({ mail, tries }) => sent.filter((one) => one === mail).length > tries)).toEqual([]);
  console.log(`${ledger.count} writes, ${kills} kills, ${due.length} e-mails, ${again} sent again`);
}, 600_000);
