import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  chatMessages,
  heldInterviews,
  jobPosts,
  rooms,
  sessions,
  turns,
  users,
  webhookEvents,
} from '../db/schema/index.ts';
import { type FailedTry, openJobs } from '../jobs/jobs.ts';
import { createHeldInterviews } from '../sessions/heldInterviews.ts';
import { until } from '../testing/livekitServer.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { failedJobs, retryJob } from './jobsAdmin.ts';
import { createRetention } from './retention.ts';
import { sweepsOf } from './sweeps.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { RETENTION_SESSIONS_DAYS: '30', RETENTION_CHAT_DAYS: '10' }, serve: false });
});
afterAll(() => stack.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const quiet = { info: () => {}, error: () => {} };

describe('retention', () => {
  const removed: Record<string, number> = {};
  const sweep = async () => {
    const retention = createRetention(quiet, (name, count) => (removed[name] = count));
    for (const one of sweepsOf(stack.database.db, stack.config)) retention.add(one);
    await retention.run();
  };

  test('lets go of what is older than its time, with all that belongs to it, and of nothing else', async () => {
    const { db } = stack.database;
    await db.insert(users).values({ uid: 'keeper', email: 'keeper@example.com' });
    const session = (id: string, days: number | undefined, more: Partial<typeof sessions.$inferInsert> = {}) => {
      const over =
        days === undefined ? {} : { status: 'ended' as const, endReason: 'completed' as const, endedAt: daysAgo(days) };
      return {
        id,
        roomId: id,
        ownerUid: 'keeper',
        candidateIdentity: 'c',
        seed: 's',
        maxMs: 1,
        mediaClosed: true,
        ...over,
        ...more,
      };
    };
    const kept = [session('recent-one', 29), session('running-one', undefined, { startedAt: daysAgo(90) })];
    kept.push(session('still-to-close', 36, { mediaClosed: false }));
    const old = [session('old-session', 31), session('older-one', 900)];
    // Whose media server was never told: it is misconfigured, or gone.
    old.push(session('never-closed', 38, { mediaClosed: false }));
    const names = [...kept, ...old].map(({ id }) => id);
    const room = (id: string, days: number) => ({
      id,
      kind: 'practice' as const,
      ownerUid: 'keeper',
      createdAt: daysAgo(days),
    });
    await db.insert(rooms).values([...names.map((id) => room(id, 900)), room('never-used', 31), room('to-be-used', 1)]);
    await db.insert(sessions).values([...kept, ...old]);
    await db.insert(turns).values(names.map((sessionId) => ({ sessionId, n: 0, content: {} })));
    const message = (conversationId: string, n: number, days: number) => ({
      ...{ ownerUid: 'keeper', conversationId, n, role: 'user' as const, content: 'Hello', saidAt: daysAgo(days) },
    });
    await db
      .insert(chatMessages)
      .values([message('old', 0, 12), message('old', 1, 11), message('going-on', 0, 12), message('going-on', 1, 9)]);
    await db.insert(webhookEvents).values([
      { source: 's', id: 'old', seenAt: daysAgo(2) },
      { source: 's', id: 'new' },
    ]);

    await sweep();

    const left = async () => ({
      rooms: (await db.select().from(rooms)).map(({ id }) => id).sort(),
      turns: (await db.select().from(turns)).map(({ sessionId }) => sessionId).sort(),
      chats: (await db.select().from(chatMessages)).map(({ conversationId }) => conversationId),
      events: (await db.select().from(webhookEvents)).map(({ id }) => id),
    });
    expect(await left()).toEqual({
      rooms: ['recent-one', 'running-one', 'still-to-close', 'to-be-used'],
      turns: ['recent-one', 'running-one', 'still-to-close'],
      chats: ['going-on'],
      events: ['new'],
    });
    expect(removed).toMatchObject({ sessions: 4, conversations: 3, 'webhook-events': 1 });
    await sweep();
    expect(removed).toMatchObject({ sessions: 0, conversations: 0, 'webhook-events': 0 });
    await db.delete(users).where(inArray(users.uid, ['keeper']));
  });

  test("remembers of an employer's interview that it was held, and not by whom", async () => {
    const { db } = stack.database;
    await db.insert(users).values({ uid: 'candidate', email: 'candidate@example.com' });
    const final = { title: 'Nurse', skills: [], questions: [], contactEmail: 'clinic@example.com', keyHash: 'hash' };
    await db.insert(jobPosts).values({ id: 'long-open', finalizedAt: daysAgo(1), ...final });
    const own = { ownerUid: 'candidate', kind: 'candidate' as const };
    await db.insert(rooms).values({ id: 'held', jobId: 'long-open', createdAt: daysAgo(40), ...own });
    const over = { status: 'ended' as const, endReason: 'completed' as const, endedAt: daysAgo(31), mediaClosed: true };
    await db
      .insert(sessions)
      .values({ id: 'held', roomId: 'held', candidateIdentity: 'c', seed: 's', maxMs: 1, ...own, ...over });
    const held = createHeldInterviews(stack.config.LIVEKIT_API_SECRET);
    expect(await held.has(db, 'candidate', 'long-open')).toBe(false);
    await sweep();
    expect(await db.select().from(rooms).where(eq(rooms.id, 'held'))).toEqual([]);
    expect(await held.has(db, 'candidate', 'long-open')).toBe(true);
    expect(await held.has(db, 'keeper', 'long-open')).toBe(false);
    expect(JSON.stringify(await db.select().from(heldInterviews))).not.toMatch(/"candidate":"candidate/);
    await db.delete(jobPosts);
    expect(await db.select().from(heldInterviews)).toEqual([]);
    await db.delete(users);
  });

  test('goes on with the other sweeps when one fails, and says which', async () => {
    const done: string[] = [];
    const retention = createRetention(quiet, (name) => done.push(name));
    retention.add({ name: 'broken', run: () => Promise.reject(new Error('no')) });
    retention.add({ name: 'whole', run: () => Promise.resolve(1) });
    await expect(retention.run()).rejects.toThrow('retention failed for broken');
    expect(done).toEqual(['whole']);
  });
});

describe('a job', () => {
  const idsSchema = z.object({ thing: z.string() });
  async function open(retryLimit: number) {
    const given: (FailedTry & { id: string })[] = [];
    const trouble = { onError: () => {}, onGivenUp: (job: FailedTry & { id: string }) => void given.push(job) };
    return { jobs: await openJobs(stack.config.DATABASE_URL, trouble, { retryDelay: 1, retryLimit }), given };
  }

  test('that fails for good is told of once, stays to be seen, and can be tried again', async () => {
    const [one, two] = await Promise.all([open(1), open(1)]);
    let works = false;
    const tries: string[] = [];
    const work = async ({ thing }: { thing: string }) => {
      tries.push(thing);
      if (!works) throw new Error('secret-of-somebody');
    };
    const order = await one.jobs.kind('fragile', idsSchema, work);
    await two.jobs.kind('fragile', idsSchema, work);
    await order(stack.database.db, { thing: 'a' });
    await until(() => one.given.length + two.given.length === 1, 'the job to be given up');
    const failed = await failedJobs(stack.database.pool);
    expect(failed).toMatchObject([{ kind: 'fragile', data: { thing: 'a' }, tries: 2 }]);
    expect([...one.given, ...two.given]).toEqual([{ kind: 'fragile', id: failed[0]?.id, ids: { thing: 'a' } }]);
    expect(JSON.stringify(failed)).not.toContain('secret');
    expect(tries).toEqual(['a', 'a']);

    works = true;
    expect(await retryJob(stack.database.pool, failed[0]?.id ?? '')).toBe(true);
    await until(() => tries.length === 3, 'the job to be tried again');
    expect(await failedJobs(stack.database.pool)).toEqual([]);
    expect(await retryJob(stack.database.pool, failed[0]?.id ?? '')).toBe(false);
    expect(one.given.length + two.given.length).toBe(1);
    await Promise.all([one.jobs.stop(), two.jobs.stop()]);
  });

  test('that is due every hour is done once in it, whoever asks', async () => {
    const processes = await Promise.all([open(3), open(3), open(3)]);
    let done = 0;
    for (const { jobs } of processes) await jobs.every('hourly', 3_600_000, async () => void done++);
    await until(() => done === 1, 'the work');
    const { db } = stack.database;
    const asked = await db.execute(sql`select count(*)::int as n from jobs.job where name = 'hourly'`);
    expect(asked.rows).toEqual([{ n: 1 }]);
    await Promise.all(processes.map(({ jobs }) => jobs.stop()));
    expect(done).toBe(1);
  });
});
