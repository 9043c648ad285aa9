import { describe, expect, it } from 'vitest';
import { held } from './history.ts';
import * as recordings from './recordings.ts';
import { failures, mockedService } from './testing.ts';

const { client, set, meeting } = mockedService();
const params = { sessionId: held.id };

describe('the situations of what was recorded', () => {
  it.each([
    ['ready', 'ready', 1],
    ['none', 'none', 0],
    ['erased', 'erased', 0],
  ] as const)('%s tells so', async (situation, state, count) => {
    set(recordings[situation]);
    const found = await client.listRecordings({ params });
    expect([found.state, found.turns.length]).toEqual([state, count]);
  });

  it.each([
    ['notFound', { code: 'not-found', status: 404 }],
    ['unauthorized', { code: 'unauthorized', status: 401, serverMessage: 'Please log in again.' }],
    ['failing', failures.broken],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s gives no address', async (situation, failure) => {
    set(recordings[situation]);
    await expect(meeting(failure).listRecordings({ params })).rejects.toMatchObject(failure);
  });
});
