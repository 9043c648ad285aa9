import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import * as rooms from './rooms.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({
  baseUrl: 'http://viva.test/api',
  getToken: () => Promise.resolve('token'),
  retryDelaysMs: [],
  timeoutMs: 100,
});
const token = () => client.getVoiceToken({ query: { room: 'room-for-stories' } });

describe('the situations of rooms', () => {
  it('answer as the contract says when all is well', async () => {
    server.use(...rooms.ready);
    const { room_id } = await client.generateRoom({});
    expect(await token()).toBe('media-token');
    expect(await client.endInterview({ params: { roomId: room_id } })).toEqual({ ended: true });
    expect(await client.requestInterviewer({ params: { roomId: room_id } })).toEqual({ interviewer: 'present' });
  });

  it.each([
    ['subscriptionRequired', { code: 'subscription-required', status: 403, error: 'Subscription Required' }],
    ['tokenExpired', { code: 'unauthorized', status: 401 }],
    ['notFound', { code: 'not-found', status: 404 }],
    ['ended', { code: 'session-ended', status: 410 }],
    ['unavailable', { code: 'unavailable', status: 503 }],
    ['hanging', { code: 'timeout' }],
    ['offline', { code: 'network' }],
  ] as const)('%s fails with its code', async (situation, failure) => {
    server.use(...rooms[situation]);
    await expect(token()).rejects.toMatchObject(failure);
  });
});
