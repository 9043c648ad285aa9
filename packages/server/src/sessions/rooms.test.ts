import { type ApiError, failureSchema } from '@viva/api-client';
import { agentName } from '@viva/api-client/internal';
import { eq } from 'drizzle-orm';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/index.ts';
import { livekitKeys } from '../testing/livekitServer.ts';
import { apiWith, forgeIdToken } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: ApiError) => error.code,
  );
const verifier = new TokenVerifier(livekitKeys.apiKey, livekitKeys.apiSecret);

describe('a room of one’s own', () => {
  test('its token is for that room, the microphone and ten minutes, and brings an interviewer', async () => {
    const person = await stack.person();
    const { room_id: room } = await person.api.generateRoom({});
    const claims = await verifier.verify(await person.api.getVoiceToken({ query: { name: 'Ann', room } }));
    expect(claims.video).toMatchObject({
      room,
      roomJoin: true,
      canPublishSources: ['microphone'],
      canPublishData: true,
    });
    expect(claims.name).toBe('Ann');
    expect(claims.sub).not.toContain('Ann');
    expect(claims.sub).not.toContain(person.uid);
    expect((claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect(claims.roomConfig?.agents[0]).toMatchObject({ agentName, metadata: expect.stringContaining('sessionId') });
  });

  test('a reload comes back to the same interview as the same person', async () => {
    const person = await stack.person();
    const { room_id: room } = await person.api.generateRoom({});
    const [first, second] = await Promise.all(
      ['a', 'b'].map(async (name) => verifier.verify(await person.api.getVoiceToken({ query: { name, room } }))),
    );
    expect(first?.sub).toBe(second?.sub);
    expect(first?.roomConfig?.agents[0]?.metadata).toBe(second?.roomConfig?.agents[0]?.metadata);
  });

  test('somebody else’s room answers as if it did not exist', async () => {
    const [owner, other] = await Promise.all([stack.person(), stack.person()]);
    const { room_id: roomId } = await owner.api.generateRoom({});
    await owner.api.getVoiceToken({ query: { room: roomId } });
    const nowhere = 'aaaaaaaaaaaaaaaa';
    const failures = await Promise.all(
      [roomId, nowhere].map((room) =>
        other.api.getVoiceToken({ query: { room } }).catch((error: ApiError) => error.message),
      ),
    );
    expect(failures[0]).toBe(failures[1]);
    expect(await codeOf(other.api.getVoiceToken({ query: { room: roomId } }))).toBe('not-found');
    expect(await codeOf(other.api.endInterview({ params: { roomId } }))).toBe('not-found');
    expect(await codeOf(other.api.requestInterviewer({ params: { roomId } }))).toBe('not-found');
  });

  test('an interview that has ended stays ended, and ending it twice is harmless', async () => {
    const person = await stack.person();
    const { room_id: roomId } = await person.api.generateRoom({});
    await person.api.getVoiceToken({ query: { room: roomId } });
    await Promise.all([1, 2, 3].map(() => person.api.endInterview({ params: { roomId } })));
    expect(await codeOf(person.api.getVoiceToken({ query: { room: roomId } }))).toBe('session-ended');
    expect(await codeOf(person.api.requestInterviewer({ params: { roomId } }))).toBe('session-ended');
    const { rows } = await stack.database.pool.query(
      'select count(*)::int as jobs from jobs.job where data->>$1 is not null',
      ['sessionId'],
    );
    expect(rows[0]).toEqual({ jobs: 1 });
  });
});

describe('who may ask', () => {
  test.each([
    ['no token', () => Promise.resolve(null), 'Please log in first.'],
    ['garbage', () => Promise.resolve('a.b.c'), /couldn’t verify your login/],
    ['an expired token', () => forged({ expiresAt: Math.floor(Date.now() / 1000) - 60 }), /has expired/],
    ['a token for another project', () => forged({ aud: 'other' }), /couldn’t verify your login/],
    ['a token of another issuer', () => forged({ iss: 'https://example.com' }), /couldn’t verify your login/],
  ])('%s is unauthorized, with a sentence', async (_what, token, sentence) => {
    const failure = await apiWith(stack.url, await token())
      .generateRoom({})
      .catch((error: ApiError) => error);
    expect(failure).toMatchObject({
      code: 'unauthorized',
      status: 401,
      error: 'Unauthorized',
      message: expect.stringMatching(sentence),
    });
  });

  test('after the trial a new interview needs a subscription, one that has begun goes on', async () => {
    const person = await stack.person();
    const [begun, fresh] = await Promise.all([person.api.generateRoom({}), person.api.generateRoom({})]);
    await person.api.getVoiceToken({ query: { room: begun.room_id } });
    const longAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    await stack.database.db.update(users).set({ trialStartedAt: longAgo }).where(eq(users.uid, person.uid));
    const failure = await person.api
      .getVoiceToken({ query: { room: fresh.room_id } })
      .catch((error: ApiError) => error);
    expect(failure).toMatchObject({ code: 'subscription-required', status: 403, error: 'Subscription Required' });
    expect(await codeOf(person.api.generateRoom({}))).toBe('subscription-required');
    expect(await codeOf(person.api.getVoiceToken({ query: { room: begun.room_id } }))).toBe('ok');
  });

  const forged = (claims: { aud?: string; iss?: string; expiresAt?: number }) =>
    forgeIdToken(stack.identityKeyFile, 'demo-viva', claims);
});

describe('every failure has the contract’s form', () => {
  test.each([
    ['an unknown address', 'GET', '/api/nothing', undefined, 404],
    ['an unknown address that a browser opens, without a page', 'GET', '/internal/nothing', undefined, 404],
    ['a room id that is none', 'GET', '/api/voice_chat/getToken?room=!', undefined, 400],
    ['a body that is not JSON', 'POST', '/api/generate-room', '{', 400],
    ['a body that is too large', 'POST', '/api/generate-room', `"${'x'.repeat(300_000)}"`, 413],
  ])('%s', async (_what, method, path, body, status) => {
    const { idToken } = await stack.person();
    const response = await fetch(stack.url + path, {
      method,
      headers: { authorization: `Bearer ${idToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
    });
    expect(response.status).toBe(status);
    expect(failureSchema.safeParse(await response.json()).success).toBe(true);
  });

  test('too many requests say when to come back', async () => {
    const { idToken } = await stack.person();
    const ask = () =>
      fetch(`${stack.url}/api/generate-room`, { method: 'POST', headers: { authorization: `Bearer ${idToken}` } });
    const replies = await Promise.all(Array.from({ length: 22 }, ask));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(failureSchema.parse(await refused[0]?.json()).code).toBe('rate-limited');
  });
});

test('a call that announces JSON and sends none is a call without a body', async () => {
  const { idToken } = await stack.person();
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  expect((await fetch(`${stack.url}/api/generate-room`, { method: 'POST', headers })).status).toBe(200);
});

test('with the media server down the answer is unavailable, soon and with a sentence', async () => {
  const person = await stack.person();
  const { room_id: room } = await person.api.generateRoom({});
  await stack.livekit.stop();
  const started = Date.now();
  const failure = await person.api.getVoiceToken({ query: { room } }).catch((error: ApiError) => error);
  expect(failure).toMatchObject({
    code: 'unavailable',
    status: 503,
    message: expect.stringContaining('voice service'),
  });
  expect(Date.now() - started).toBeLessThan(3_500);
  expect(await (await fetch(`${stack.url}/readyz`)).json()).toEqual({ ok: true, degraded: ['media'] });
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
});
