import { eq } from 'drizzle-orm';
import { RoomServiceClient } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, webhookEvents } from '../db/schema/index.ts';
import { type Flaw, sign } from '../testing/interviewer.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import { type TestSession, beginSession, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.close());

let events = 0;
const eventOf = (session: TestSession, event: string, more: object = {}) => ({
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
const rowOf = async ({ sessionId }: TestSession) => {
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
