import { internalPaths } from '@viva/api-client/internal';
import { shownConsent } from '@viva/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxHashOf } from '../invitations/mailboxes.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import { beginSession, reported, sessionOf } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

/** Every table of every schema with a row in which one of the texts stands, in whatever column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { pool } = stack.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const sql = `select 1 from ${name} as one where exists (select from unnest($1::text[]) t where strpos(one::text, t) > 0) limit 1`;
    if ((await pool.query(sql, [texts])).rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** Has the retention job done now. */
async function sweep(): Promise<void> {
  const { pool } = stack.database;
  const done = async () =>
    (await pool.query(`select from jobs.job where name = 'retention' and state <> 'completed'`)).rows.length === 0;
  await until(done, 'the first sweep');
  await pool.query(
    `update jobs.job set state = 'retry', start_after = now(), completed_on = null where name = 'retention'`,
  );
  await until(done, 'the sweep');
}

test('of an erased account nothing is left in any column of any table, once the day is over', async () => {
  const { person, sessionId } = await beginSession(stack, 'everywhere@example.com');
  const { api, uid, email } = person;
  const inSession = (method: 'PUT' | 'POST', path: string, body: object) =>
    asInterviewer(stack.url, method, path, body);
  const said = [turnOf(0, 'What is your address?'), turnOf(1, `Write to ${email}.`)];
  for (const turn of said) await inSession('PUT', internalPaths.turn(sessionId, turn.n), { turn, checkpoint: null });
  await inSession('POST', internalPaths.end(sessionId), { reason: 'completed' });
  await reported(stack, sessionId);
  await api.correctTurn({ params: { sessionId, turn: '1' }, body: { text: `Please write to ${email}.` } });
  // It is assessed again, which replaces what is noted of it.
  await until(
    async () =>
      (await stack.database.pool.query('select from corrections where assessed_at is null')).rows.length === 0,
    'the correction to be assessed',
  );
  await api.saveProfile({
    body: { targetRole: 'Cook', persona: 'neutral', jobDescription: `Ask ${email}.`, recording: false },
  });
  await api.putResume({ body: { fileName: 'cv.txt', content: Buffer.from(`I am ${email}.`).toString('base64') } });
  await api.sendChatMessage({ params: { conversationId: 'sales' }, body: { message: `My address is ${email}.` } });
  const jobId = await postJob(api);
  await api.giveConsent({ params: { roomId: jobId }, body: { version: shownConsent } });
  await api.setUpPractice({
    params: { roomId: (await api.generateRoom({})).room_id },
    body: { role: `Cook for ${email}`, advert: '', minutes: 5, persona: 'neutral' },
  });
  const { pool } = stack.database;
  await pool.query(
    `insert into tries (room_id, owner_uid, session_id, question_id, question, plan, persona)
     select room_id, owner_uid, id, 'q1', 'Who are you?', '{}', 'neutral' from sessions where id = $1`,
    [sessionId],
  );
  await pool.query(
    `insert into assessed_answers (session_id, question_id, owner_uid, question, title, level, said_at)
     select id, 'q1', owner_uid, 'Who are you?', 'Cook', 'solid', now() from sessions where id = $1`,
    [sessionId],
  );
  await pool.query(
    `insert into kept_answers (session_id, question_id, owner_uid) select id, 'q1', owner_uid from sessions where id = $1`,
    [sessionId],
  );
  await pool.query(`insert into email_invitations (id, job_id, email, mailbox) values ('invited', $1, $2, $3)`, [
    jobId,
    email,
    mailboxHashOf(email.toUpperCase()),
  ]);
  const candidate = await sessionOf(await api.getVoiceToken({ query: { room: jobId } }));
  await api.eraseSession({ params: { sessionId: candidate.sessionId } });
  await pool.query(`update users set trial_started_at = now() - interval '8 days' where uid = $1`, [uid]);
  const { url } = await api.createCheckoutSession({});
  const paid = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice: 'pay' }) });
  expect(paid.status).toBe(303);

  // The search finds what there is.
  const tables = [
    'assessed_answers',
    'billing_customers',
    'chat_messages',
    'checkouts',
    'consents',
    'corrections',
    'email_invitations',
    'kept_answers',
    'practice_setups',
    'profiles',
    'reports',
  ];
  const more = ['rooms', 'sessions', 'subscriptions', 'test_payments', 'tries', 'turns', 'users'];
  expect(await tablesWith([uid, email])).toEqual([...tables, ...more].map((name) => `public.${name}`));

  await api.eraseAccount({});
  const undone = `select from jobs.job where name in ('erasure', 'forget-customer') and state = 'created' and start_after < now() + interval '20 s' or state in ('active', 'retry')`;
  await until(async () => (await pool.query(undone)).rows.length === 0, 'the jobs');
  // For a day: the mark, and the jobs that were done.
  await pool.query(`update jobs.job set start_after = now() where name = 'erasure' and state = 'created'`);
  await until(
    async () =>
      (await pool.query(`select from jobs.job where name = 'erasure' and state <> 'completed'`)).rows.length === 0,
    'the last job',
  );
  expect(await tablesWith([uid, email])).toEqual(['jobs.job', 'jobs.job_common', 'public.erasures']);
  expect(await tablesWith([email])).toEqual([]);
  await pool.query(`update jobs.job set completed_on = completed_on - interval '25 hours' where name <> 'retention'`);
  await pool.query(
    `update erasures set erased_at = erased_at - interval '25 hours', login_removed_at = login_removed_at - interval '25 hours'`,
  );
  await sweep();
  expect(await tablesWith([uid, email])).toEqual([]);
  expect((await pool.query('select from held_interviews')).rows).toEqual([]);
});

test('an address that no mail server takes is forgotten after a week', async () => {
  const person = await stack.person('undeliverable@example.com');
  await person.api.eraseAccount({});
  const { pool } = stack.database;
  const own = `from jobs.job where name = 'erasure' and data->>'uid' = $1`;
  await until(async () => {
    // One that has begun puts in the next before it ends.
    await pool.query(`delete ${own} and state <> 'active'`, [person.uid]);
    return (await pool.query(`select ${own}`, [person.uid])).rows.length === 0;
  }, 'the end of a job that has begun');
  const setBack = (days: number) =>
    pool.query(`update erasures set email = $2, erased_at = now() - $3 * interval '1 day' where uid = $1`, [
      person.uid,
      person.email,
      days,
    ]);
  await setBack(6);
  await sweep();
  expect(await tablesWith([person.email])).toEqual(['public.erasures']);
  await setBack(8);
  await sweep();
  expect(await tablesWith([person.email])).toEqual([]);
});
