import { agentName, internalPaths } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { AccessToken, AgentDispatchClient, RoomServiceClient } from 'livekit-server-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { asInterviewer } from '../testing/interviewer.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import { type TestSession, beginSession, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let dispatches: AgentDispatchClient;
let rooms: RoomServiceClient;
beforeAll(async () => {
  stack = await startStack();
  const server = [stack.livekit.url.replace('ws', 'http'), livekitKeys.apiKey, livekitKeys.apiSecret] as const;
  dispatches = new AgentDispatchClient(...server);
  rooms = new RoomServiceClient(...server);
});
afterAll(() => stack.close());

const interviewerToken = (roomId: string) => {
  const token = new AccessToken(livekitKeys.apiKey, livekitKeys.apiSecret, { identity: `agent-${roomId}` });
  token.addGrant({ room: roomId, roomJoin: true });
  token.kind = 'agent';
  return token.toJwt();
};
const rowOf = async ({ sessionId }: TestSession) => {
  const [row] = await stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw new Error('The session is not stored.');
  return row;
};
const change = ({ sessionId }: TestSession, values: Partial<typeof sessions.$inferInsert>) =>
  stack.database.db.update(sessions).set(values).where(eq(sessions.id, sessionId));
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const ask = ({ person, roomId }: TestSession) => person.api.requestInterviewer({ params: { roomId } });

describe.concurrent('an interviewer', () => {
  test('comes with the room, and is sent for again when none is there, one at a time', async () => {
    const session = await beginSession(stack);
    await takePlace(stack.livekit.url, session.token);
    const [first] = await dispatches.listDispatch(session.roomId);
    expect(first).toMatchObject({ agentName, metadata: JSON.stringify({ sessionId: session.sessionId }) });
    await until(async () => (await rowOf(session)).dispatchAttempts > 0, 'the next dispatch');
    await Promise.all([ask(session), ask(session), ask(session)]);
    await until(async () => (await dispatches.listDispatch(session.roomId))[0]?.id !== first?.id, 'the new dispatch');
    const now = await dispatches.listDispatch(session.roomId);
    expect(now).toHaveLength(1);
    expect(now[0]).toMatchObject({ agentName, metadata: JSON.stringify({ sessionId: session.sessionId }) });
    expect((await rowOf(session)).dispatchAttempts).toBe(1);
  });

  test('that is there is not sent for', async () => {
    const session = await beginSession(stack);
    await takePlace(stack.livekit.url, session.token);
    await takePlace(stack.livekit.url, await interviewerToken(session.roomId));
    const [before] = await dispatches.listDispatch(session.roomId);
    expect(await ask(session)).toEqual({ interviewer: 'present' });
    expect((await dispatches.listDispatch(session.roomId)).map(({ id }) => id)).toEqual([before?.id]);
  });

  test('that was killed is taken out of the room, and another is sent', async () => {
    const session = await beginSession(stack);
    await takePlace(stack.livekit.url, session.token);
    await takePlace(stack.livekit.url, await interviewerToken(session.roomId));
    await asInterviewer(stack.url, 'POST', internalPaths.alive(session.sessionId));
    await until(async () => (await rowOf(session)).interviewerSeenAt !== null, 'the interviewer to be seen');
    await until(async () => (await rooms.listParticipants(session.roomId)).length === 1, 'the dead to be gone');
    await until(async () => (await rowOf(session)).dispatchAttempts === 1, 'another to be sent for');
    expect((await rowOf(session)).interviewerAliveAt).toBeNull();
  });

  test('is sent for as soon as the candidate asks, however long the watch would still wait', async () => {
    const session = await beginSession(stack);
    await takePlace(stack.livekit.url, session.token);
    await change(session, { dispatchAttempts: 6, dispatchedAt: secondsAgo(4) });
    const [first] = await dispatches.listDispatch(session.roomId);
    const sentMs = Number((first?.state?.createdAt ?? 0n) / 1_000_000n);
    await until(() => Date.now() - sentMs > 5_000, 'the first one to be late');
    // The watch would wait for another twenty seconds.
    expect((await rowOf(session)).dispatchAttempts).toBe(6);
    expect(await ask(session)).toEqual({ interviewer: 'dispatched' });
    expect((await rowOf(session)).dispatchAttempts).toBe(7);
    expect((await dispatches.listDispatch(session.roomId))[0]?.id).not.toBe(first?.id);
  });

  test('of a worker that has a place again is sent at once, where one is still waited for', async () => {
    const session = await beginSession(stack);
    const offer = async () => (await asInterviewer(stack.url, 'POST', internalPaths.offer(session.sessionId))).body;
    expect(await offer()).toEqual({ sent: false });
    await takePlace(stack.livekit.url, session.token);
    const [first] = await dispatches.listDispatch(session.roomId);
    expect(await offer()).toEqual({ sent: true });
    const now = await dispatches.listDispatch(session.roomId);
    expect(now.map(({ id }) => id)).not.toContain(first?.id);
    // The one that has just been sent is on the way to that place: a second one would call it back.
    expect(await offer()).toEqual({ sent: false });
    expect(await dispatches.listDispatch(session.roomId)).toHaveLength(1);
    await takePlace(stack.livekit.url, await interviewerToken(session.roomId));
    expect(await offer()).toEqual({ sent: false });
    await session.person.api.endInterview({ params: { roomId: session.roomId } });
    expect(await offer()).toEqual({ sent: false });
  });

  test('is promised while the candidate is not in the room yet', async () => {
    expect(await ask(await beginSession(stack))).toEqual({ interviewer: 'dispatched' });
  });
});

describe.concurrent('an interview without its candidate', () => {
  test('ends after a minute, and its room is closed', async () => {
    const [session, brief] = [await beginSession(stack), await beginSession(stack)];
    const leave = await takePlace(stack.livekit.url, session.token);
    await until(async () => (await rowOf(session)).candidateSeenAt !== null, 'the candidate to be seen');
    leave();
    await until(async () => (await rooms.listParticipants(session.roomId)).length === 0, 'the candidate to be gone');
    await change(brief, { candidateSeenAt: secondsAgo(40) });
    await until(async () => {
      // Again, since a sweep that began before they left may still say that they are there.
      await change(session, { candidateSeenAt: secondsAgo(61) });
      return (await rowOf(session)).mediaClosed;
    }, 'the end');
    expect(await rowOf(session)).toMatchObject({ status: 'ended', endReason: 'candidate-left' });
    expect(await rooms.listRooms([session.roomId])).toEqual([]);
    expect((await rowOf(brief)).status).toBe('open');
  });

  test('who never came waits ten minutes', async () => {
    const [patient, late] = [await beginSession(stack), await beginSession(stack)];
    await change(patient, { startedAt: secondsAgo(500) });
    await change(late, { startedAt: secondsAgo(601) });
    await until(async () => (await rowOf(late)).status === 'ended', 'the end');
    expect((await rowOf(patient)).status).toBe('open');
  });
});

test('an interview that is far over its time ends, whoever is there', async () => {
  const session = await beginSession(stack);
  await takePlace(stack.livekit.url, session.token);
  await change(session, { startedAt: secondsAgo(23 * 60) });
  await until(async () => (await rowOf(session)).status === 'ended', 'the end');
  expect((await rowOf(session)).endReason).toBe('time');
});

describe('an interview that is paused', () => {
  test('has the time of its pauses on top of its own', async () => {
    const [session, long] = [await beginSession(stack), await beginSession(stack)];
    await takePlace(stack.livekit.url, session.token);
    await takePlace(stack.livekit.url, long.token);
    await change(session, { startedAt: secondsAgo(28 * 60), pausedMs: 4 * 60_000, pausedAt: secondsAgo(5 * 60) });
    // However long it is said to be paused: no pause is longer than ten minutes.
    await change(long, { startedAt: secondsAgo(33 * 60), pausedMs: 4 * 60_000, pausedAt: secondsAgo(20 * 60) });
    await until(async () => (await rowOf(long)).status === 'ended', 'the end');
    expect((await rowOf(session)).status).toBe('open');
  });

  test('waits for a candidate who is away until the pause ends, and a minute more', async () => {
    const [session, late] = [await beginSession(stack), await beginSession(stack)];
    const away = { candidateSeenAt: secondsAgo(300), startedAt: secondsAgo(600) };
    await change(session, { ...away, pausedAt: secondsAgo(310) });
    await change(late, { ...away, pausedMs: 9 * 60_000, pausedAt: secondsAgo(310) });
    await until(async () => (await rowOf(late)).status === 'ended', 'the end');
    expect((await rowOf(late)).endReason).toBe('candidate-left');
    expect((await rowOf(session)).status).toBe('open');
  });
});

describe('a process whose clock goes otherwise than the database’s', () => {
  afterEach(() => vi.restoreAllMocks());
  const setClock = (aheadS: number) => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadS * 1000);
  };

  test('takes no living interviewer for dead', async () => {
    const session = await beginSession(stack);
    await takePlace(stack.livekit.url, session.token);
    await takePlace(stack.livekit.url, await interviewerToken(session.roomId));
    const seenAt = async () => (await rowOf(session)).interviewerSeenAt?.getTime() ?? 0;
    await until(async () => (await seenAt()) > 0, 'the interviewer to be seen');
    await asInterviewer(stack.url, 'POST', internalPaths.alive(session.sessionId));
    setClock(20);
    const before = await seenAt();
    await until(async () => (await seenAt()) > before + 1_000, 'the watch to have looked some times');
    expect(await rooms.listParticipants(session.roomId)).toHaveLength(2);
  });

  test('sends nobody beside one that gives signs of life on the way', async () => {
    const session = await beginSession(stack);
    const offer = async () => (await asInterviewer(stack.url, 'POST', internalPaths.offer(session.sessionId))).body;
    await takePlace(stack.livekit.url, session.token);
    await asInterviewer(stack.url, 'POST', internalPaths.alive(session.sessionId));
    setClock(5);
    expect(await offer()).toEqual({ sent: false });
  });
});
