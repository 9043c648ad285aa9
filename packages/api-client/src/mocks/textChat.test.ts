import { describe, expect, it } from 'vitest';
import { failures, mockedService } from './testing.ts';
import * as textChat from './textChat.ts';

const { client, set, meeting } = mockedService();
const say = (conversationId: string, by = client) =>
  by.sendChatMessage({ params: { conversationId }, body: { message: 'Hello' } });

describe('the situations of a text chat', () => {
  it('answers in the manner of each persona', async () => {
    set(textChat.answering);
    const personas = ['customer_service', 'technical_support', 'sales', 'anything', 'else'];
    const said = await Promise.all(personas.map((id) => say(id)));
    expect(new Set(said.map(({ response }) => response)).size).toBe(4);
  });

  it.each([
    ['unauthorized', { code: 'unauthorized', status: 401, serverMessage: expect.stringContaining('log in') }],
    ['unauthorizedWithoutMessage', { code: 'unauthorized', status: 401, serverMessage: '' }],
    [
      'subscriptionRequired',
      { code: 'subscription-required', status: 403, serverMessage: expect.stringMatching(/trial/) },
    ],
    ['subscriptionRequiredWithoutMessage', { code: 'subscription-required', status: 403, serverMessage: '' }],
    ['limited', { code: 'rate-limited', status: 429 }],
    ['failing', failures.broken],
    ['failingWithoutMessage', failures.silent],
    ['hanging', failures.hanging],
    ['offline', failures.offline],
  ] as const)('%s answers nothing', async (situation, failure) => {
    set(textChat[situation]);
    await expect(say('sales', meeting(failure))).rejects.toMatchObject(failure);
  });
});
