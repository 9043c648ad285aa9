import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { createApiClient } from './client.ts';

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>;

function setUp(handler: Handler, token: string | null = 'id-token', timeoutMs = 10_000) {
  const seen: { url: string; init: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    getToken: () => Promise.resolve(token),
    retryDelaysMs: [0, 0],
    timeoutMs,
    fetch: async (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString();
      seen.push({ url, init });
      return handler(url, init);
    },
  });
  return { client, seen };
}

const room = 'room-12345678';
const failure = (status: number, code: string, message: string) =>
  Response.json({ code, error: 'Label', message }, { status });
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('createApiClient', () => {
  it('sends the declared path and method with the ID token', async () => {
    const { client, seen } = setUp(() => Response.json({ room_id: room }));
    expect(await client.generateRoom({})).toEqual({ room_id: room });
    expect(seen[0]).toMatchObject({
      url: '/api/generate-room',
      init: { method: 'POST', headers: { authorization: 'Bearer id-token' } },
    });
  });

  it('sends no authorization when nobody is signed in', async () => {
    const { client, seen } = setUp(() => Response.json({ room_id: room }), null);
    await client.generateRoom({});
    expect(seen[0]?.init.headers).toEqual({});
  });

  it('reads a plain-text token and writes the query', async () => {
    const { client, seen } = setUp(() => new Response('media-token'));
    expect(await client.getVoiceToken({ query: { room, name: 'Ada & Co' } })).toBe('media-token');
    expect(seen[0]?.url).toBe(`/api/voice_chat/getToken?room=${room}&name=Ada+%26+Co`);
  });

  it('puts parameters into the path, encoded', async () => {
    const { client, seen } = setUp(() => Response.json({ ended: true }));
    await client.endInterview({ params: { roomId: 'a/b?c' } }, { keepalive: true });
    expect(seen[0]).toMatchObject({ url: '/api/voice_chat/a%2Fb%3Fc/end', init: { keepalive: true } });
  });

  it('throws the reply’s code, status, label and message', async () => {
    const { client } = setUp(() => failure(403, 'subscription-required', 'Your trial has expired.'));
    const error = await caught(client.generateRoom({}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'subscription-required',
      status: 403,
      error: 'Label',
      message: 'Your trial has expired.',
    });
  });

  it('announces JSON without a body where the specification has it so', async () => {
    const { client, seen } = setUp(() => Response.json({ room_id: room }));
    await client.generatePreviewRoom({});
    expect(seen[0]?.init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(seen[0]?.init.body).toBeUndefined();
  });

  it('shows nobody’s ID token to a call that anybody may make', async () => {
    const { client, seen } = setUp(() => new Response('media-token'));
    await client.getPreviewToken({ query: { room } });
    expect(seen[0]?.init.headers).toEqual({});
  });

  it('reads what travels as JSON inside a string', async () => {
    const suggestion = { suggested_title: 'Baker', required_skills: ['Dough'], key_questions: ['Why bread?'] };
    const { client } = setUp(() => Response.json({ content: 'x', structured_data: JSON.stringify(suggestion) }));
    const reply = await client.updateJobPost({ params: { jobId: 'job-12345678' }, body: { content: 'x' } });
    expect(reply.structured_data).toEqual(suggestion);
  });

  it.each(['{"suggested_title":', '"x"', '{"suggested_title":1}'])(
    'takes no broken text inside a string: %s',
    async (text) => {
      const { client } = setUp(() => Response.json({ content: 'x', structured_data: text }));
      const work = client.updateJobPost({ params: { jobId: 'job-12345678' }, body: { content: 'x' } });
      expect(await caught(work)).toMatchObject({ code: 'invalid-reply' });
    },
  );

  it('names the status when a failure cannot be read', async () => {
    const { client } = setUp(() => new Response('<html>', { status: 500 }));
    expect(await caught(client.generateRoom({}))).toMatchObject({
      code: 'invalid-reply',
      message: 'HTTP error! status: 500',
    });
  });

  it('takes no reply that breaks the contract', async () => {
    const { client } = setUp(() => Response.json({ room: 'x' }));
    expect(await caught(client.generateRoom({}))).toMatchObject({ code: 'invalid-reply', status: 200 });
  });

  it('tries an idempotent call again when the service is away', async () => {
    let tries = 0;
    const { client } = setUp(() => (++tries < 3 ? failure(503, 'unavailable', 'Away.') : new Response('token')));
    expect(await client.getVoiceToken({ query: { room } })).toBe('token');
    expect(tries).toBe(3);
  });

  it('tries no call again that would do its work twice', async () => {
    const { client, seen } = setUp(() => failure(503, 'unavailable', 'Away.'));
    expect(await caught(client.generateRoom({}))).toMatchObject({ code: 'unavailable' });
    expect(seen).toHaveLength(1);
  });

  it('tries no call again that was cancelled while it waited', async () => {
    const giveUp = new AbortController();
    const { client, seen } = setUp(() => {
      giveUp.abort();
      return failure(503, 'unavailable', 'Away.');
    });
    const work = client.getVoiceToken({ query: { room } }, { signal: giveUp.signal });
    expect(await caught(work)).toMatchObject({ code: 'aborted', status: 0 });
    expect(seen).toHaveLength(1);
  });

  it('waits for the ID token no longer than for a reply', async () => {
    const getToken = () => new Promise<never>(() => undefined);
    const client = createApiClient({ baseUrl: '/api', getToken, timeoutMs: 20, retryDelaysMs: [] });
    expect(await caught(client.checkSubscription({}))).toMatchObject({ code: 'timeout' });
  });

  it('takes an ID token that cannot be had for a network that is away', async () => {
    const getToken = () => Promise.reject(new Error('auth/network-request-failed'));
    const client = createApiClient({ baseUrl: '/api', getToken, retryDelaysMs: [] });
    expect(await caught(client.checkSubscription({}))).toMatchObject({ code: 'network', status: 0 });
  });

  it('tells late, cancelled and unreachable apart', async () => {
    const hanging: Handler = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new Error('aborted'));
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop);
      });
    expect(await caught(setUp(hanging, null, 50).client.generateRoom({}))).toMatchObject({
      code: 'timeout',
      status: 0,
    });
    expect(await caught(setUp(hanging).client.generateRoom({}, { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'aborted',
    });
    const down = setUp(() => Promise.reject(new TypeError('failed to fetch')));
    expect(await caught(down.client.generateRoom({}))).toMatchObject({ code: 'network' });
  });
});
