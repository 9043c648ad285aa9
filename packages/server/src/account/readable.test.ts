import { internalPaths } from '@viva/api-client/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reports, turns } from '../db/schema/index.ts';
import { postJob } from '../testing/jobs.ts';
import { asInterviewer } from '../testing/interviewer.ts';
import { type TestSession, beginCandidate, beginSession } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const end = ({ sessionId }: TestSession) =>
  asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
const of = ({ sessionId }: TestSession) => ({ params: { sessionId } });
/** What the jobs would have done is left to the test. */
const withoutJob = ({ sessionId }: TestSession) =>
  stack.database.pool.query(`delete from jobs.job where data->>'sessionId' = $1`, [sessionId]);

test('a report and turns of another version hide nothing else, and are exported as they are', async () => {
  const session = await beginSession(stack);
  const { api, uid } = session.person;
  await end(session);
  await withoutJob(session);
  const { db } = stack.database;
  const old = { version: 0, grade: 'good' };
  await db.insert(reports).values({ sessionId: session.sessionId, ownerUid: uid, report: old });
  const content = { n: 0, words: 'Good day' };
  await db.insert(turns).values({ sessionId: session.sessionId, n: 0, content });
  expect(await api.getSession(of(session))).toMatchObject({ report: 'failed', feedback: null, turns: [] });
  expect(await api.exportAccount({})).toMatchObject({ sessions: [{ turns: [content], feedback: old }] });
});

describe('a report that nobody makes any more', () => {
  test('is told as failed as soon as its job is given up', async () => {
    const session = await beginSession(stack);
    const { api } = session.person;
    const state = async () => (await api.getSession(of(session))).report;
    await end(session);
    const update = `update jobs.job set state = 'failed' where data->>'sessionId' = $1 and state = 'created'`;
    expect(await state()).toBe('writing');
    expect((await stack.database.pool.query(update, [session.sessionId])).rowCount).toBe(1);
    expect(await state()).toBe('failed');
    expect(await api.listSessions({ query: {} })).toMatchObject({ sessions: [{ report: 'failed' }] });
  });

  test('is told so for ever after, also when the job is not kept any more', async () => {
    const session = await beginSession(stack);
    await end(session);
    await withoutJob(session);
    const longAgo = `update sessions set ended_at = now() - interval '73 hours' where id = $1`;
    await stack.database.pool.query(longAgo, [session.sessionId]);
    expect(await session.person.api.getSession(of(session))).toMatchObject({ report: 'failed' });
  });
});

describe("an employer's interview that its candidate erased", () => {
  test('is not held again, and says that it has ended; somebody else holds theirs', async () => {
    const jobId = await postJob((await stack.person()).api);
    const session = await beginCandidate(stack, jobId);
    const { api } = session.person;
    await api.eraseSession(of(session));
    const ask = api.getVoiceToken({ query: { room: jobId } });
    await expect(ask).rejects.toMatchObject({ code: 'session-ended' });
    const { pool } = stack.database;
    expect((await pool.query('select from rooms where job_id = $1', [jobId])).rows).toEqual([]);
    expect(await api.getInvitation({ params: { roomId: jobId } })).toMatchObject({ begun: true, finished: true });
    await beginCandidate(stack, jobId);
    expect(JSON.stringify((await pool.query('select * from held_interviews')).rows)).not.toContain(session.person.uid);

    await api.eraseAccount({});
    expect((await pool.query('select from held_interviews')).rows).toEqual([]);
  });
});
