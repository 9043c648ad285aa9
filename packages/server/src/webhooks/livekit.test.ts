import { eq } from 'drizzle-orm';
import { RoomServiceClient } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, webhookEvents } from '../db/schema/index.ts';
import { type Flaw, sign } from '../testing/interviewer.ts';
import { postJob } from '../testing/jobs.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import { type Begun, beginCandidate, beginPreview, beginSession, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';

let stack: Stack;
let jobId: string;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
  jobId = await postJob(visitorFrom(stack.url, '198.51.100.1'));
});
afterAll(() => stack.close());

let events = 0;
const eventOf = (session: Begun, event: string, more: object = {}) => ({
  id: `EV_${events++}`,
  event,
  createdAt: String(Math.floor(Date.now() / 1000)),
  room: { name: session.roomId },
  ...more,
});
async function tell(event: object, flaw?: Flaw): Promise<number> {
  const body = JSON.stringify(event);
  const response = await fetch(`${stack.url}/api/webhooks/livekit`, {
    method: 'POST',
    headers: { 'content-type': 'application/webhook+json', authorization: await sign(body, flaw) },
    body,
  });
  return response.status;
}
const rowOf = async ({ sessionId }: Begun) => {
  const [row] = await stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row;
};

describe('an event of the media server', () => {
  test.each<[string, Flaw]>([
    ['signed with another secret', { secret: 'another-secret-of-32-characters-00' }],
    ['signed for another body', { signed: '{}' }],
  ])('%s is refused', async (_what, flaw) => {
    const session = await beginSession(stack);
    expect(await tell(eventOf(session, 'room_finished'), flaw)).toBe(401);
    expect(await rowOf(session)).toMatchObject({ status: 'open' });
  });

  test('that is stale is refused', async () => {
    const session = await beginSession(stack);
    const createdAt = String(Math.floor(Date.now() / 1000) - 3600);
    expect(await tell(eventOf(session, 'room_finished', { createdAt }))).toBe(401);
    expect(await rowOf(session)).toMatchObject({ status: 'open' });
  });

  test('about a room that is not ours is taken and changes nothing', async () => {
    const session = { ...(await beginSession(stack)), roomId: 'nobody-knows' };
    expect(await tell(eventOf(session, 'room_finished'))).toBe(200);
  });

  test('says that the candidate is there; the same event again says nothing', async () => {
    const session = await beginSession(stack);
    const joined = eventOf(session, 'participant_joined', { participant: { identity: session.identity } });
    expect(await tell(joined)).toBe(200);
    expect((await rowOf(session))?.candidateSeenAt).not.toBeNull();
    await stack.database.db.update(sessions).set({ candidateSeenAt: null }).where(eq(sessions.id, session.sessionId));
    expect(await tell(joined)).toBe(200);
    expect((await rowOf(session))?.candidateSeenAt).toBeNull();
    expect(await stack.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, joined.id))).toHaveLength(1);
  });

  test('of a finished room ends the interview, once', async () => {
    const session = await beginSession(stack);
    const finished = eventOf(session, 'room_finished');
    expect(await Promise.all([tell(finished), tell(finished)])).toEqual([200, 200]);
    const ended = await rowOf(session);
    expect(ended).toMatchObject({ status: 'ended', endReason: 'candidate-left' });
    expect(await tell(finished)).toBe(200);
    expect(await rowOf(session)).toMatchObject({ endedAt: ended?.endedAt });
  });
});

let addresses = 1;
const kinds: [string, number, () => Promise<Begun>][] = [
  ['practice', 1, () => beginSession(stack)],
  ['preview', 1, () => beginPreview(visitorFrom(stack.url, `203.0.113.${addresses++}`))],
];
const reportsOrdered = async ({ sessionId }: Begun) =>
  (await stack.database.pool.query("select 1 from jobs.job where data->>'sessionId' = $1", [sessionId])).rows.length;

/** What LiveKit tells of a short visit, each a second after the other. */
function visit(session: Begun) {
  const begunS = Math.floor(Date.now() / 1000) - 10;
  const candidate = { participant: { identity: session.identity } };
  const interviewer = { participant: { identity: 'agent-1', kind: 'AGENT' } };
  const told: [string, object][] = [
    ['room_started', {}],
    ['participant_joined', candidate],
    ['participant_joined', interviewer],
    ['participant_left', candidate],
    ['participant_left', interviewer],
    ['room_finished', {}],
  ];
  return told.map(([event, more], n) => eventOf(session, event, { ...more, createdAt: String(begunS + n) }));
}

describe.each(kinds)('the life of a %s', (_kind, reports, begin) => {
  test('is the same after every event came a hundred times, and is reported as often as it should be', async () => {
    const session = await begin();
    const events = visit(session);
    for (const event of events) expect(await tell(event)).toBe(200);
    await until(async () => (await rowOf(session))?.mediaClosed === true, 'the room to be closed');
    const ended = await rowOf(session);
    expect(ended).toMatchObject({ status: 'ended', endReason: 'candidate-left' });
    for (let time = 1; time < 100; time++) {
      const statuses = await Promise.all(events.map((event) => tell(event)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(await rowOf(session)).toEqual(ended);
    expect(await reportsOrdered(session)).toBe(reports);
  });

  test('ends in the same state whatever order the events come in', async () => {
    const orders = [
      [5, 4, 3, 2, 1, 0],
      [1, 0, 5, 2, 4, 3],
      [3, 1, 4, 2, 0, 5],
      [0, 2, 4, 1, 5, 3],
    ];
    for (const order of orders) {
      const session = await begin();
      const events = visit(session);
      for (const n of order) expect(await tell(events[n] ?? {})).toBe(200);
      await until(async () => (await rowOf(session))?.mediaClosed === true, 'the room to be closed');
      expect(await rowOf(session)).toMatchObject({ status: 'ended', endReason: 'candidate-left', mediaClosed: true });
      expect(await reportsOrdered(session)).toBe(reports);
    }
  });

  test('is not changed by forged and stale events', async () => {
    const session = await begin();
    const before = await rowOf(session);
    const finished = eventOf(session, 'room_finished');
    const hourAgo = String(Math.floor(Date.now() / 1000) - 3600);
    expect(await tell(finished, { secret: 'another-secret-of-32-characters-00' })).toBe(401);
    expect(await tell(finished, { signed: JSON.stringify({ ...finished, id: 'EV_other' }) })).toBe(401);
    expect(await tell({ ...finished, createdAt: hourAgo })).toBe(401);
    expect(await rowOf(session)).toMatchObject({ status: 'open', candidateSeenAt: before?.candidateSeenAt });
  });
});

test('an employer’s interview goes on whatever order the events of a visit come in: its candidate may come back', async () => {
  for (const order of [
    [0, 1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1, 0],
    [1, 0, 5, 2, 4, 3],
  ]) {
    const session = await beginCandidate(stack, jobId);
    const events = visit(session);
    for (const n of order) expect(await tell(events[n] ?? {})).toBe(200);
    expect(await rowOf(session)).toMatchObject({ status: 'open', mediaClosed: false });
    expect(await reportsOrdered(session)).toBe(0);
  }
});

test('an event that was held up on its way makes nobody seen later than they were', async () => {
  const session = await beginSession(stack);
  const joinedS = Math.floor(Date.now() / 1000) - 120;
  const participant = { identity: session.identity };
  // Nobody is in the room, and was last seen two minutes ago: the interview is over.
  expect(await tell(eventOf(session, 'participant_joined', { participant, createdAt: String(joinedS) }))).toBe(200);
  await until(async () => (await rowOf(session))?.status === 'ended', 'the end');
  expect(await rowOf(session)).toMatchObject({
    candidateSeenAt: new Date(joinedS * 1000),
    endReason: 'candidate-left',
  });
});

test('the media server itself is believed: closing the room ends the interview', async () => {
  const session = await beginSession(stack);
  await takePlace(stack.livekit.url, session.token);
  const rooms = new RoomServiceClient(
    stack.livekit.url.replace('ws', 'http'),
    livekitKeys.apiKey,
    livekitKeys.apiSecret,
  );
  await rooms.deleteRoom(session.roomId);
  await until(async () => (await rowOf(session))?.status === 'ended', 'the end');
});
