import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPosts } from '../db/schema/index.ts';
import { startInbox } from '../embedded/inbox.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { freePorts } from '../testing/ports.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
let late: { smtpPort: number; port: number };
beforeAll(async () => {
  const [smtpPort = 0, port = 0] = await freePorts(2);
  late = { smtpPort, port };
  stack = await startStack({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
});
afterAll(() => stack.close());

test('a private link waits for the mail server, and is the same however often it is sent', async () => {
  const { db, pool } = stack.database;
  const jobId = await postJob(visitorFrom(stack.url, '198.51.100.1'));
  const triesOf = async () =>
    (await pool.query<{ n: number }>("select retry_count as n from jobs.job where data->>'jobId' = $1", [jobId])).rows;
  await until(async () => ((await triesOf())[0]?.n ?? 0) >= 1, 'the first try to fail');
  const inbox = await startInbox({ dataDir: `${stack.folder}/late`, ...late, brand: 'Viva' });
  const mailed = async () => (await db.select().from(jobPosts).where(eq(jobPosts.id, jobId)))[0]?.mailedRotation === 0;
  await until(mailed, 'the email to leave');
  const [first, ...others] = await stack.mails(inbox.url);
  expect(others).toEqual([]);

  // As if the process had died between sending and noting it.
  await db.update(jobPosts).set({ mailedRotation: null }).where(eq(jobPosts.id, jobId));
  await pool.query("update jobs.job set state = 'created', start_after = now() where data->>'jobId' = $1", [jobId]);
  await until(mailed, 'the email to leave again');
  const mails = await stack.mails(inbox.url);
  await inbox.stop();
  const { text, messageId } = first ?? {};
  expect(mails).toMatchObject([1, 2].map(() => ({ text, messageId })));
});
