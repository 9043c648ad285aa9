import { type ApiClient, type ApiError, shownConsent, createApiClient } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobPosts, rooms, sessions } from '../db/schema/index.ts';
import { sweepJobs } from '../jobPosts/managing.ts';
import { createPrivateKeys } from '../jobPosts/privateLink.ts';
import { postJob } from '../testing/jobs.ts';
import { until } from '../testing/livekitServer.ts';
import type { TestPerson } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
beforeAll(async () => {
  // No mail server: a link that was mailed would wait for the job, too, and be counted.
  stack = await startStack({ env: { ...behindProxy, SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => stack.close());

let addresses = 1;
const newJob = () => postJob(visitorFrom(stack.url, `198.51.100.${addresses++}`));
const employerOf = (jobId: string): ApiClient => {
  const key = createPrivateKeys(stack.config.LIVEKIT_API_SECRET)(jobId, 0);
  return createApiClient({ baseUrl: `${stack.url}/api`, getToken: () => Promise.resolve(key), retryDelaysMs: [] });
};
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const consent = ({ api }: TestPerson, roomId: string) =>
  api.giveConsent({ params: { roomId }, body: { version: shownConsent } });
const token = ({ api }: TestPerson, room: string) => api.getVoiceToken({ query: { room } });
const roomsOf = ({ uid }: TestPerson) => stack.database.db.select().from(rooms).where(eq(rooms.ownerUid, uid));
const sessionsOf = ({ uid }: TestPerson) => stack.database.db.select().from(sessions).where(eq(sessions.ownerUid, uid));
async function agreed(jobId: string): Promise<TestPerson> {
  const person = await stack.person();
  await consent(person, jobId);
  return person;
}

/** Waits until so many transactions wait for what another one holds. */
const waiting = (many: number) =>
  until(async () => {
    const held = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await stack.database.pool.query(held)).rowCount === many;
  }, `${many} to wait`);

/** Does something while a transaction has made this statement and has not ended. */
async function during<T>(statement: string, id: string, act: () => Promise<T>): Promise<T> {
  const client = await stack.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id]);
    const done = await act();
    await client.query('commit');
    return done;
  } finally {
    // With what it held, if it did not come to its end.
    client.release(true);
  }
}
const erasing = 'delete from job_posts where id = $1';
const closing = 'update job_posts set closed_at = now() where id = $1';
/** Whoever writes for this person waits. */
const holding = 'select 1 from users where uid = $1 for update';

test.each([
  ['a first token', 'erased', agreed, token, erasing],
  ['a first token', 'closed', agreed, token, closing],
  ['a consent', 'erased', () => stack.person(), consent, erasing],
  ['a consent', 'closed', () => stack.person(), consent, closing],
])(
  '%s that comes while the job is %s finds none, and leaves nothing',
  async (_what, _how, newcomer, ask, statement) => {
    const jobId = await newJob();
    const person = await newcomer(jobId);
    const { answer } = await during(statement, jobId, async () => {
      const asked = caught(ask(person, jobId));
      await waiting(1);
      return { answer: asked };
    });
    expect(await answer).toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('This interview room does not exist.') as unknown,
    });
    expect(await roomsOf(person)).toEqual([]);
  },
);

test('a first token that came before the job was erased begins an interview, which is ended with the job', async () => {
  const jobId = await newJob();
  const person = await agreed(jobId);
  const { answers } = await during(holding, person.uid, async () => {
    const asked = token(person, jobId);
    await waiting(1);
    const erased = employerOf(jobId).eraseJob({});
    await waiting(2);
    return { answers: Promise.all([asked, erased]) };
  });
  expect(await answers).toEqual([expect.stringMatching(/^ey/), { erased: true }]);
  expect(await roomsOf(person)).toMatchObject([{ kind: 'candidate', jobId: null }]);
  expect(await sessionsOf(person)).toMatchObject([{ status: 'ended', endReason: 'failed' }]);
});

test('a job that somebody begins an interview for is not let go of as one that nobody needs', async () => {
  const { db } = stack.database;
  const jobId = await newJob();
  const finalizedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await db.update(jobPosts).set({ finalizedAt }).where(eq(jobPosts.id, jobId));
  const person = await agreed(jobId);
  const { answers } = await during(holding, person.uid, async () => {
    const asked = token(person, jobId);
    await waiting(1);
    const swept = sweepJobs(db, 30);
    await waiting(2);
    return { answers: Promise.all([asked, swept]) };
  });
  expect(await answers).toEqual([expect.stringMatching(/^ey/), 0]);
  expect(await roomsOf(person)).toMatchObject([{ jobId }]);
});
