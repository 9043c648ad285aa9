import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatModelDouble } from '../testing/chatModelDouble.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { createChat } from './conversation.ts';
import { lastMessages } from './messages.ts';
import { modelOf } from '../model/client.ts';
import { readers } from './testing/assistant.ts';
import { testFacts } from './testing/facts.ts';

/** How many times slower than usual the machine is, where the checks have measured it. */
const slowness = Math.max(1, Number(process.env.VIVA_TEST_SLOWNESS) || 1);

const double = new ChatModelDouble();
let stack: Stack;
let baseUrl: string;
beforeAll(async () => {
  stack = await startStack();
  baseUrl = await double.start();
  await readers.learned();
});
afterAll(async () => {
  await stack.close();
  await double.stop();
});

const logged: unknown[] = [];
const chatWith = (address: string | undefined, patienceMs: number) =>
  createChat({
    db: stack.database.db,
    facts: testFacts,
    read: async (input) => (await readers.learned())(input),
    model: modelOf({ LLM_BASE_URL: address, LLM_API_KEY: '', LLM_MODEL: 'double' }),
    log: { warn: (...entry: unknown[]) => void logged.push(entry) },
    patienceMs,
  });
const newKey = async (conversationId = 'customer_service') => {
  const person = await stack.person();
  // The account's row is made by its first call.
  await person.api.generateRoom({});
  return { ownerUid: person.uid, conversationId };
};

describe('without a usable model the built-in assistant answers', () => {
  test('when there is none; a follow-up sees what was said before', async () => {
    const chat = chatWith(undefined, 1_000);
    const key = await newKey();
    expect(await chat.say(key, 'How long is my trial?')).toContain('9 days');
    expect(await chat.say(key, 'and how do I cancel it?')).toMatch(/nothing to cancel/);
  });

  test('when it is slow; all who wait are answered in the time for one, and the log has no word of theirs', async () => {
    double.behaviour = 'hangs';
    logged.length = 0;
    const chat = chatWith(baseUrl, 300);
    const key = await newKey();
    const started = Date.now();
    const answers = await Promise.all([1, 2, 3].map(() => chat.say(key, 'How long is my secret trial?')));
    expect(answers.map((answer) => answer.includes('9 days'))).toEqual([true, true, true]);
    expect(Date.now() - started).toBeLessThan(3_000 * slowness);
    expect(await lastMessages(stack.database.db, key, 10)).toHaveLength(6);
    expect(logged).toEqual([[{ reason: 'slow', status: undefined }, expect.any(String)]]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  test('when it cannot be reached', async () => {
    logged.length = 0;
    const chat = chatWith('http://127.0.0.1:1/v1', 2_000);
    expect(await chat.say(await newKey(), 'How long is my trial?')).toContain('9 days');
    expect(logged).toMatchObject([[{ reason: 'unreachable' }, expect.any(String)]]);
  });
});

test('when a life is in danger, no model is asked', async () => {
  double.behaviour = 'works';
  const asked = double.requests.length;
  expect(await chatWith(baseUrl, 5_000).say(await newKey(), 'I want to kill myself')).toContain('emergency number');
  expect(double.requests).toHaveLength(asked);
});

test('two processes that answer at once keep each question beside its answer', async () => {
  const key = await newKey();
  const [one, other] = [chatWith(undefined, 1_000), chatWith(undefined, 1_000)];
  const questions = ['How long is my trial?', 'How do I cancel?', 'Do I need a webcam?', 'Is there a refund?'];
  await Promise.all(questions.map((question, at) => (at % 2 ? one : other).say(key, question)));
  const said = await lastMessages(stack.database.db, key, 20);
  expect(said.map(({ role }) => role)).toEqual(Array.from({ length: 4 }, () => ['user', 'assistant']).flat());
  expect(
    said
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .toSorted(),
  ).toEqual(questions.toSorted());
});
