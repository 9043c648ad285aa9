import { internalPaths, pauseMostMs, sessionContextSchema, signedText } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { type Flaw, asInterviewer, turnOf } from '../testing/interviewer.ts';
import { type TestSession, beginSession } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let session: TestSession;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  session = await beginSession(stack);
});

const put = (n: number, text?: string, checkpoint: unknown = { after: n }, flaw?: Flaw) =>
  asInterviewer(
    stack.url,
    'PUT',
    internalPaths.turn(session.sessionId, n),
    { turn: turnOf(n, text), checkpoint },
    flaw,
  );
const context = async () => (await asInterviewer(stack.url, 'GET', internalPaths.session(session.sessionId))).body;
const end = (reason: string) => asInterviewer(stack.url, 'POST', internalPaths.end(session.sessionId), { reason });
const endedLongAgo = () =>
  stack.database.db
    .update(sessions)
    .set({ endedAt: new Date(Date.now() - 60_000) })
    .where(eq(sessions.id, session.sessionId));

describe('a request of an interviewer', () => {
  test.each([55, -55])('is taken though its clock differs by %i s', async (age) => {
    expect((await put(0, 'x', {}, { age })).status).toBe(200);
  });

  test.each<[string, Flaw]>([
    ['signed with another secret', { secret: 'another-secret-of-32-characters-00' }],
    ['whose signature covers the body alone', { signed: '{}' }],
    ['older than a minute', { age: 90 }],
    ['of a clock that is more than a minute ahead', { age: -90 }],
  ])('%s is refused, and changes nothing', async (_what, flaw) => {
    expect(await put(0, 'x', {}, flaw)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await context()).toMatchObject({ turns: [] });
  });

  test('a candidate’s room token is no signature', async () => {
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await fetch(stack.url + internalPaths.session(session.sessionId), { headers })).status).toBe(401);
  });

  test('signed for another body, method or session is refused', async () => {
    const path = internalPaths.session(session.sessionId);
    const other = await beginSession(stack);
    for (const signed of [
      signedText('GET', path, '{}'),
      signedText('POST', path, ''),
      signedText('GET', internalPaths.alive(session.sessionId), ''),
      signedText('GET', internalPaths.session(other.sessionId), ''),
    ])
      expect((await asInterviewer(stack.url, 'GET', path, undefined, { signed })).status).toBe(401);
    expect((await asInterviewer(stack.url, 'GET', path)).status).toBe(200);
  });

  test('is refused before its body is read, and a body over a megabyte after that', async () => {
    const huge = 'x'.repeat(1024 * 1024);
    expect(await put(0, huge, {}, { secret: 'another-secret-of-32-characters-00' })).toMatchObject({ status: 401 });
    expect(await put(0, huge)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test('about a turn with a number that no turn can have is refused', async () => {
    for (const n of [2 ** 31, 4_000_000_000]) {
      const sent = { turn: { ...turnOf(1), n }, checkpoint: null };
      const reply = await asInterviewer(stack.url, 'PUT', internalPaths.turn(session.sessionId, n), sent);
      expect(reply).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    }
  });

  test('about a session that does not exist finds nothing', async () => {
    expect(await asInterviewer(stack.url, 'GET', internalPaths.session('nope'))).toMatchObject({ status: 404 });
    const nowhere = { turn: turnOf(0), checkpoint: null };
    expect(await asInterviewer(stack.url, 'PUT', internalPaths.turn('nope', 0), nowhere)).toMatchObject({
      status: 404,
    });
  });

  test('that breaks the contract is a bad request', async () => {
    const other = { turn: turnOf(4), checkpoint: null };
    expect(await asInterviewer(stack.url, 'PUT', internalPaths.turn(session.sessionId, 5), other)).toMatchObject({
      status: 400,
    });
    expect(await end('boredom')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});

describe('turns', () => {
  test('are stored with the state after them, and come back to whoever goes on', async () => {
    expect((await put(0)).status).toBe(200);
    expect((await put(1)).status).toBe(200);
    expect(await context()).toMatchObject({
      sessionId: session.sessionId,
      roomId: session.roomId,
      kind: 'practice',
      status: 'open',
      candidateIdentity: session.identity,
      maxMs: 20 * 60_000,
      turns: [turnOf(0), turnOf(1)],
      checkpoint: { after: 1 },
    });
  });

  test('are erased when they are withdrawn, with all that came after them, and the state is that before them', async () => {
    const withdraw = (n: number, id = session.sessionId) =>
      asInterviewer(stack.url, 'POST', internalPaths.withdraw(id, n), { checkpoint: { before: n } });
    for (const n of [0, 1, 2]) await put(n);
    expect((await withdraw(1)).status).toBe(200);
    expect(await context()).toMatchObject({ turns: [turnOf(0)], checkpoint: { before: 1 } });
    expect((await withdraw(1)).status).toBe(200);
    expect((await put(3)).status).toBe(200);
    expect(await context()).toMatchObject({ turns: [turnOf(0), turnOf(3)], checkpoint: { after: 3 } });
    expect((await withdraw(0, 'nope')).status).toBe(404);
  });

  test('an interview takes sixty answers and then no more', async () => {
    const full = await beginSession(stack);
    const say = (n: number, text: string) =>
      asInterviewer(stack.url, 'PUT', internalPaths.turn(full.sessionId, n), { turn: turnOf(n, text), checkpoint: {} });
    for (let answer = 0; answer < 60; answer++) expect((await say(2 * answer + 1, 'yes')).status).toBe(200);
    expect(await say(121, 'yes')).toMatchObject({ status: 409, body: { code: 'interview-full' } });
    // The interviewer's goodbye, and what was stored already, are taken.
    expect((await say(120, 'Goodbye.')).status).toBe(200);
    expect((await say(119, 'yes')).status).toBe(200);
  });

  test('an interview takes sixty thousand characters of answers and then no more', async () => {
    const full = await beginSession(stack);
    const say = (n: number, length: number) =>
      asInterviewer(stack.url, 'PUT', internalPaths.turn(full.sessionId, n), {
        turn: turnOf(n, 'a'.repeat(length)),
        checkpoint: {},
      });
    for (const n of [1, 3, 5]) expect((await say(n, 19_990)).status).toBe(200);
    expect(await say(7, 31)).toMatchObject({ status: 409, body: { code: 'interview-full' } });
    expect((await say(7, 30)).status).toBe(200);
  });

  test('the same turn again is harmless, another under its number is a conflict', async () => {
    await put(0);
    expect((await put(0)).status).toBe(200);
    expect(await put(0, 'something else')).toMatchObject({ status: 409, body: { code: 'turn-conflict' } });
    expect(await context()).toMatchObject({ turns: [turnOf(0)] });
  });

  test('ten at once are all there, once', async () => {
    const numbers = Array.from({ length: 10 }, (_, n) => n);
    const replies = await Promise.all([...numbers, ...numbers].map((n) => put(n)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await context()).toMatchObject({ turns: numbers.map((n) => turnOf(n)), checkpoint: { after: 9 } });
  });

  test('a turn that comes late does not set the state back', async () => {
    await put(3);
    await put(2);
    expect(await context()).toMatchObject({ checkpoint: { after: 3 } });
  });

  test('with what cannot be stored are stored without it, and so is the state after them', async () => {
    const said = 'I like\0 ships \ud83d.';
    expect((await put(1, said, { answer: { text: said }, said: [said] })).status).toBe(200);
    const kept = 'I like ships \ufffd.';
    expect(await context()).toMatchObject({
      turns: [{ text: kept }],
      checkpoint: { answer: { text: kept }, said: [kept] },
    });
    expect((await put(1, said)).status).toBe(200);
  });

  test('what was under way at the end is still taken; later only what is stored already', async () => {
    await put(0);
    await end('candidate-left');
    expect((await put(1)).status).toBe(200);
    await endedLongAgo();
    expect(await put(2)).toMatchObject({ status: 410, body: { code: 'session-ended' } });
    expect((await put(1)).status).toBe(200);
    expect(await put(1, 'something else')).toMatchObject({ status: 409 });
  });
});

test('a session ends once, for the reason that came first', async () => {
  const replies = await Promise.all([
    end('completed'),
    end('silence'),
    session.person.api.endInterview({ params: session }),
  ]);
  expect(replies.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
  const [stored] = await stack.database.db.select().from(sessions).where(eq(sessions.id, session.sessionId));
  expect(stored?.status).toBe('ended');
  await end('failed');
  const [later] = await stack.database.db.select().from(sessions).where(eq(sessions.id, session.sessionId));
  expect(later).toMatchObject({ endReason: stored?.endReason, endedAt: stored?.endedAt });
});

test('a sign of life tells an interviewer whether the session goes on', async () => {
  const alive = () => asInterviewer(stack.url, 'POST', internalPaths.alive(session.sessionId));
  expect((await alive()).status).toBe(200);
  await end('completed');
  expect((await alive()).status).toBe(410);
});

describe('a pause', () => {
  const pause = (told: object) => asInterviewer(stack.url, 'PUT', internalPaths.pause(session.sessionId), told);

  test('is in what the next interviewer is told, and how long it has lasted by then', async () => {
    expect(await context()).toMatchObject({ pausedMs: 0, pauseMs: null });
    expect((await pause({ pausedMs: 30_000, pauseMs: 5_000 })).status).toBe(200);
    const { pausedMs, pauseMs } = sessionContextSchema.parse(await context());
    expect(pausedMs).toBe(30_000);
    expect(pauseMs).toBeGreaterThanOrEqual(5_000);
    expect(pauseMs).toBeLessThan(60_000);
    await pause({ pausedMs: 40_000, pauseMs: null });
    expect(await context()).toMatchObject({ pausedMs: 40_000, pauseMs: null });
  });

  test('can’t be longer than pauses may be in all, or be told of an interview that is over', async () => {
    expect((await pause({ pausedMs: pauseMostMs + 1, pauseMs: null })).status).toBe(400);
    await end('completed');
    expect((await pause({ pausedMs: 0, pauseMs: 0 })).status).toBe(410);
  });
});
