import { internalPaths } from '@viva/api-client/internal';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents, erasures, jobPosts, reports, sessions, turns, users } from '../db/schema/index.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { until } from '../testing/livekitServer.ts';
import { askIdentity, signUp } from '../testing/people.ts';
import { type TestSession, beginSession, reported } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const say = ({ sessionId }: TestSession, n: number, text?: string) =>
  asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, n), { turn: turnOf(n, text), checkpoint: null });
const end = ({ sessionId }: TestSession) =>
  asInterviewer(stack.url, 'POST', internalPaths.end(sessionId), { reason: 'completed' });
/** An interview in which something was said, over and reported on. */
async function heldSession(email?: string): Promise<TestSession> {
  const session = await beginSession(stack, email);
  await say(session, 0, 'Why do you want to work here?');
  await say(session, 1, 'Because I like ships.');
  await end(session);
  await reported(stack, session.sessionId);
  return session;
}
const of = ({ sessionId }: { sessionId: string }) => ({ params: { sessionId } });
const rowsOf = (uid: string) => stack.database.db.select().from(sessions).where(eq(sessions.ownerUid, uid));

describe('past interviews', () => {
  test('are listed with what a list shows, and read with every turn and the report', async () => {
    const session = await heldSession();
    const { api } = session.person;
    const { sessions: listed, nextCursor } = await api.listSessions({ query: {} });
    const expected = {
      ...{ id: session.sessionId, roomId: session.roomId, kind: 'practice', endReason: 'completed', goOn: null },
      ...{ title: 'Practice interview', interviewMs: 7_000, questions: 0, answered: 0, report: 'ready', level: null },
    };
    expect(listed).toMatchObject([expected]);
    expect(nextCursor).toBeNull();
    const detail = await api.getSession(of(session));
    expect(detail).toMatchObject({ ...expected, turns: [{ n: 0 }, { n: 1, text: 'Because I like ships.' }] });
    expect(detail.feedback).toMatchObject({ version: 3, transcript: [{ turn: 0 }, { turn: 1 }] });
  });

  test('come in pages, the newest first, none twice and none left out, even when they began in the same moment', async () => {
    const person = await stack.person();
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) {
      const { room_id: room } = await person.api.generateRoom({});
      await person.api.getVoiceToken({ query: { room } });
    }
    for (const { id } of await rowsOf(person.uid)) ids.push(id);
    // Microseconds apart, and two at once.
    for (const [n, id] of ids.entries()) {
      const startedAt = `2026-11-01T10:00:00.00000${Math.max(1, n)}Z`;
      await stack.database.pool.query('update sessions set started_at = $1 where id = $2', [startedAt, id]);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.api.listSessions({ query: { cursor, limit: '2' } });
      expect(page.sessions.length).toBeLessThanOrEqual(2);
      seen.push(...page.sessions.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const [first = '', second = '', ...later] = ids;
    expect(seen).toEqual([...later.reverse(), ...[first, second].sort().reverse()]);
  });

  test.each([
    ['garbage'],
    [Buffer.from('["1","2"').toString('base64url')],
    [Buffer.from('[1,2]').toString('base64url')],
  ])('the cursor %s is refused', async (cursor) => {
    const person = await stack.person();
    await expect(person.api.listSessions({ query: { cursor } })).rejects.toMatchObject({ code: 'bad-request' });
  });

  test("somebody else's interview answers exactly as one that does not exist, and stays", async () => {
    const session = await heldSession();
    const stranger = await stack.person();
    const ask = async (sessionId: string, method: string) => {
      const headers = { authorization: `Bearer ${stranger.idToken}` };
      const reply = await fetch(`${stack.url}/api/sessions/${sessionId}`, { method, headers });
      return { status: reply.status, body: await reply.text() };
    };
    for (const method of ['GET', 'DELETE']) {
      const [theirs, unknown] = [await ask(session.sessionId, method), await ask('no-such-session', method)];
      expect(theirs).toEqual(unknown);
      expect(theirs.status).toBe(404);
    }
    expect(await stranger.api.listSessions({ query: {} })).toEqual({ sessions: [], nextCursor: null, practiced: 0 });
    expect(await rowsOf(session.person.uid)).toHaveLength(1);
  });

  test('an interview that runs is ended and erased, with its room, its turns and its report', async () => {
    const session = await beginSession(stack);
    await say(session, 0);
    const { api } = session.person;
    expect(await api.eraseSession(of(session))).toEqual({ erased: true });
    await expect(api.getSession(of(session))).rejects.toMatchObject({ code: 'not-found' });
    await expect(api.eraseSession(of(session))).rejects.toMatchObject({ code: 'not-found' });
    await expect(api.endInterview({ params: { roomId: session.roomId } })).rejects.toMatchObject({ code: 'not-found' });
    expect((await say(session, 1)).status).toBe(404);
    const left = await stack.database.db.select().from(turns).where(eq(turns.sessionId, session.sessionId));
    expect(left).toEqual([]);
  });
});

describe('an account', () => {
  test('is exported with everything that belongs to it, and with nothing else', async () => {
    const session = await heldSession('exported@example.com');
    const other = await heldSession('other@example.com');
    const { db } = stack.database;
    const job = {
      title: 'Sailor',
      skills: ['ropes'],
      questions: [],
      contactEmail: 'captain@example.com',
      keyHash: 'k',
    };
    await db.insert(jobPosts).values({ id: 'job-export', finalizedAt: new Date(), ...job });
    await db
      .insert(consents)
      .values({ jobId: 'job-export', uid: session.person.uid, version: '2026-11', number: 1, bar: 60 });

    const document = await session.person.api.exportAccount({});
    expect(document).toMatchObject({
      account: { email: 'exported@example.com' },
      sessions: [{ id: session.sessionId, turns: [{}, { text: 'Because I like ships.' }], feedback: { version: 3 } }],
      candidacies: [
        {
          jobId: 'job-export',
          job: 'Sailor',
          roomId: null,
          consents: [{ version: '2026-11', accommodations: [] }],
          told: null,
        },
      ],
    });
    const text = JSON.stringify(document);
    for (const foreign of [other.sessionId, other.person.email, 'captain@example.com'])
      expect(text).not.toContain(foreign);
  });

  test('is erased with all that belongs to it, its running interview ended, its login gone, and says so by email', async () => {
    const { person, sessionId } = await heldSession('erased@example.com');
    const { room_id: room } = await person.api.generateRoom({});
    await person.api.getVoiceToken({ query: { room } });
    const running = await rowsOf(person.uid);
    expect(running).toHaveLength(2);

    expect(await person.api.eraseAccount({})).toEqual({ erased: true });

    const { db } = stack.database;
    const ids = running.map(({ id }) => id);
    for (const rows of [
      await db.select().from(users).where(eq(users.uid, person.uid)),
      await rowsOf(person.uid),
      await db.select().from(turns).where(inArray(turns.sessionId, ids)),
      await db.select().from(reports).where(eq(reports.sessionId, sessionId)),
    ])
      expect(rows).toEqual([]);
    const login = { email: person.email, password: 'a-password', returnSecureToken: true };
    expect((await askIdentity(stack.identityUrl, 'accounts:signInWithPassword', login)).status).toBe(400);
    const mailsTo = async () => (await stack.mails()).filter(({ to }) => to.includes(person.email));
    await until(async () => (await mailsTo()).some(({ subject }) => subject.includes('deleted')), 'the email');
    const confirmation = (await mailsTo()).filter(({ subject }) => subject.includes('deleted'));
    expect(confirmation).toHaveLength(1);
    expect(confirmation[0]?.text.replace(/\s+/g, ' ')).toContain('2 interviews');
    const addressOf = async () => (await db.select().from(erasures).where(eq(erasures.uid, person.uid)))[0];
    await until(async () => (await addressOf())?.email === null, 'the address to be forgotten');
  });

  test('that is erased stays so: its token opens nothing and makes nothing, and erasing again is harmless', async () => {
    const person = await stack.person();
    await person.api.eraseAccount({});
    await expect(person.api.listSessions({ query: {} })).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(person.api.generateRoom({})).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await person.api.eraseAccount({})).toEqual({ erased: true });
    expect(await stack.database.db.select().from(users).where(eq(users.uid, person.uid))).toEqual([]);
    const again = await signUp(stack.identityUrl, stack.url, person.email);
    expect(again.uid).not.toBe(person.uid);
    expect(await again.api.listSessions({ query: {} })).toEqual({ sessions: [], nextCursor: null, practiced: 0 });
  });
});
