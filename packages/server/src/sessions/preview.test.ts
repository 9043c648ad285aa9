import type { ApiClient, ApiError } from '@viva/api-client';
import { agentName, internalPaths } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { AgentDispatchClient, RoomServiceClient } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressUses, rooms, sessions, turns } from '../db/schema/index.ts';
import { asInterviewer, turnOf } from '../testing/interviewer.ts';
import { livekitKeys, until } from '../testing/livekitServer.ts';
import { beginPreview, claimsOf, takePlace } from '../testing/session.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { behindProxy, visitorFrom } from '../testing/visitors.ts';
import { previewMs } from './preview.ts';

let stack: Stack;
let media: RoomServiceClient;
let dispatches: AgentDispatchClient;
beforeAll(async () => {
  stack = await startStack({ env: behindProxy });
  const server = [stack.livekit.url.replace('ws', 'http'), livekitKeys.apiKey, livekitKeys.apiSecret] as const;
  media = new RoomServiceClient(...server);
  dispatches = new AgentDispatchClient(...server);
});
afterAll(() => stack.close());

let addresses = 1;
const visitor = (address = `198.51.100.${addresses++}`) => visitorFrom(stack.url, address);
const caught = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);
const nowhere = 'aaaaaaaaaaaaaaaa';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function begin(api: ApiClient = visitor()) {
  const preview = await beginPreview(api);
  return { api, claims: await claimsOf(preview.token), ...preview };
}
const rowOf = async (sessionId: string) =>
  (await stack.database.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
const change = (sessionId: string, values: Partial<typeof sessions.$inferInsert>) =>
  stack.database.db.update(sessions).set(values).where(eq(sessions.id, sessionId));
const roomOf = (roomId: string) => stack.database.db.select().from(rooms).where(eq(rooms.id, roomId));

describe('a preview', () => {
  test('needs no account; its token is for that room, the microphone and what is left of five minutes', async () => {
    const { roomId, claims } = await begin();
    expect(claims.video).toMatchObject({ room: roomId, roomJoin: true, canPublishSources: ['microphone'] });
    expect(claims.name).toBe('Ann');
    expect(claims.roomConfig?.agents[0]).toMatchObject({ agentName });
    const livesS = (claims.exp ?? 0) - Date.now() / 1000;
    expect(livesS).toBeLessThanOrEqual(300);
    expect(livesS).toBeGreaterThan(290);
  });

  test('is the same preview after a reload, as the same person', async () => {
    const first = await begin();
    const again = await first.api.getPreviewToken({ query: { room: first.roomId } });
    const claims = await claimsOf(again);
    expect(claims.sub).toBe(first.claims.sub);
    expect(claims.roomConfig?.agents[0]?.metadata).toBe(first.claims.roomConfig?.agents[0]?.metadata);
  });

  test('tells its interviewer that it is one, and how long it lasts', async () => {
    const { sessionId, roomId } = await begin();
    const { body } = await asInterviewer(stack.url, 'GET', internalPaths.session(sessionId));
    expect(body).toMatchObject({ kind: 'preview', roomId, maxMs: 5 * 60_000, status: 'open' });
    expect(body).not.toHaveProperty('job');
  });

  test('whose interviewer is missing gets one, when the visitor asks and by itself', async () => {
    const { api, roomId, token, sessionId } = await begin();
    expect(await api.requestPreviewInterviewer({ params: { roomId } })).toEqual({ interviewer: 'dispatched' });
    await takePlace(stack.livekit.url, token);
    const [first] = await dispatches.listDispatch(roomId);
    expect(await api.requestPreviewInterviewer({ params: { roomId } })).toEqual({ interviewer: 'dispatched' });
    const isAnother = async () => {
      const [now] = await dispatches.listDispatch(roomId);
      return now !== undefined && now.id !== first?.id;
    };
    await until(isAnother, 'the next dispatch');
    const now = await dispatches.listDispatch(roomId);
    expect(now).toMatchObject([{ agentName, metadata: JSON.stringify({ sessionId }) }]);
  });
});

describe('a preview’s end', () => {
  test('comes after five minutes, whoever is there; half an hour later nothing is left of it', async () => {
    const { api, roomId, token, sessionId } = await begin();
    await takePlace(stack.livekit.url, token);
    const turn = { turn: turnOf(0), checkpoint: null };
    await asInterviewer(stack.url, 'PUT', internalPaths.turn(sessionId, 0), turn);
    await change(sessionId, { startedAt: new Date(Date.now() - previewMs + 1_000) });
    expect((await rowOf(sessionId))?.status).toBe('open');
    await until(async () => (await rowOf(sessionId))?.mediaClosed === true, 'the end');
    expect(await rowOf(sessionId)).toMatchObject({ status: 'ended', endReason: 'time' });
    expect(await media.listRooms([roomId])).toEqual([]);
    const late = await Promise.all([
      caught(api.getPreviewToken({ query: { room: roomId } })),
      caught(api.requestPreviewInterviewer({ params: { roomId } })),
    ]);
    expect(late).toMatchObject([{ code: 'session-ended', status: 410 }, { code: 'session-ended' }]);

    await change(sessionId, { startedAt: minutesAgo(36), endedAt: minutesAgo(31) });
    await until(async () => (await roomOf(roomId)).length === 0, 'the sweep');
    expect(await rowOf(sessionId)).toBeUndefined();
    expect(await stack.database.db.select().from(turns).where(eq(turns.sessionId, sessionId))).toEqual([]);
    expect(await stack.mails()).toEqual([]);
    expect(await caught(api.getPreviewToken({ query: { room: roomId } }))).toMatchObject({ code: 'not-found' });
  });

  test('is final before anybody has noticed it', async () => {
    const { api, roomId, sessionId } = await begin();
    await stack.database.db
      .update(sessions)
      .set({ startedAt: minutesAgo(5), status: 'open' })
      .where(eq(sessions.id, sessionId));
    const failure = await caught(api.getPreviewToken({ query: { room: roomId } }));
    expect(failure).toMatchObject({ code: 'session-ended', message: expect.stringMatching(/has ended/) });
  });

  test('a token that has not run out opens the room no more', async () => {
    const { roomId, token, sessionId } = await begin();
    await change(sessionId, { status: 'ended', endedAt: new Date(), mediaClosed: true });
    await takePlace(stack.livekit.url, token);
    await until(async () => (await media.listRooms([roomId])).length === 0, 'the room to be closed again');
  });

  test('a preview that nobody entered is swept as well, and no sooner than after ten minutes', async () => {
    const [old, fresh] = await Promise.all([visitor().generatePreviewRoom({}), visitor().generatePreviewRoom({})]);
    await stack.database.db
      .update(rooms)
      .set({ createdAt: minutesAgo(11) })
      .where(eq(rooms.id, old.room_id));
    await until(async () => (await roomOf(old.room_id)).length === 0, 'the sweep');
    expect(await roomOf(fresh.room_id)).toHaveLength(1);
  });
});

describe('rooms of one kind', () => {
  test('are unknown at the routes of the other', async () => {
    const person = await stack.person();
    const { room_id: practice } = await person.api.generateRoom({});
    await person.api.getVoiceToken({ query: { room: practice } });
    const preview = await begin();
    const failures = await Promise.all([
      ...[practice, nowhere].map((room) => caught(preview.api.getPreviewToken({ query: { room } }))),
      ...[practice, nowhere].map((roomId) => caught(preview.api.requestPreviewInterviewer({ params: { roomId } }))),
    ]);
    expect(failures).toMatchObject(
      failures.map(() => ({
        code: 'not-found',
        message: expect.stringContaining('This preview does not exist.') as unknown,
      })),
    );
    const params = { roomId: preview.roomId };
    const others = await Promise.all([
      caught(person.api.getVoiceToken({ query: { room: preview.roomId } })),
      caught(person.api.getVoiceToken({ query: { room: nowhere } })),
      caught(person.api.endInterview({ params })),
      caught(person.api.requestInterviewer({ params })),
      caught(person.api.getInvitation({ params })),
    ]);
    expect(others).toMatchObject(
      others.map(() => ({
        code: 'not-found',
        message: expect.stringContaining('This interview room does not exist.') as unknown,
      })),
    );
  });
});

describe('previews from one address', () => {
  test('are three an hour, however many are asked for at once, and the fourth is told when to come back', async () => {
    const ask = () => fetchPreview('203.0.113.1');
    const replies = await Promise.all(Array.from({ length: 6 }, ask));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_590);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await caught(visitor('203.0.113.1').generatePreviewRoom({}))).toMatchObject({
      code: 'rate-limited',
      status: 429,
      message: 'You’ve used your free previews for now. Please try again in 60 minutes.',
    });
    expect((await fetchPreview('203.0.113.2')).status).toBe(200);
  });

  test('of IPv6 count for the network', async () => {
    const statuses = [];
    for (const host of ['1', '2', 'a:b:c:d', '9'])
      statuses.push((await fetchPreview(`2001:db8:0:7:${host === 'a:b:c:d' ? host : `:${host}`}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('the address is nowhere in the database, and its traces go after the hour', async () => {
    const { db } = stack.database;
    await fetchPreview('203.0.113.77');
    const uses = await db.select().from(addressUses);
    expect(JSON.stringify(uses)).not.toContain('203.0.113');
    await db.update(addressUses).set({ usedAt: minutesAgo(59) });
    await fetchPreview('203.0.113.78');
    await db
      .update(addressUses)
      .set({ usedAt: minutesAgo(61) })
      .where(eq(addressUses.purpose, 'preview'));
    await until(async () => (await db.select().from(addressUses)).length === 0, 'the traces to go');
    expect((await fetchPreview('203.0.113.1')).status).toBe(200);
  });

  const fetchPreview = (address: string) =>
    fetch(`${stack.url}/api/generate-preview-room`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    });
});

test('with the media server down nobody’s preview is used up', async () => {
  const { api, roomId, token } = await begin(visitor('192.0.2.1'));
  await takePlace(stack.livekit.url, token);
  await stack.livekit.stop();
  const failures = await Promise.all([
    ...[1, 2, 3].map(() => caught(api.generatePreviewRoom({}))),
    caught(api.getPreviewToken({ query: { room: roomId } })),
    caught(api.requestPreviewInterviewer({ params: { roomId } })),
  ]);
  expect(failures).toMatchObject(failures.map(() => ({ code: 'unavailable', status: 503 })));
  const uses = await stack.database.pool.query('select count(*)::int as n from address_uses group by address');
  expect(uses.rows).not.toContainEqual({ n: 4 });
});
