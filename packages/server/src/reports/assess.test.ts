import type { Brief } from '@viva/interview';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatModelDouble, type ModelBehaviour } from '../testing/chatModelDouble.ts';
import { ModelAway, createAssess } from './assess.ts';

const model = new ChatModelDouble();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await model.start();
});
afterAll(() => model.stop());

const brief = (user: string): Brief => ({
  name: 'assessment',
  system: 'You assess.',
  user,
  schema: { type: 'object' },
});
const briefs = [brief('first, second'), brief('second, first')] as const;
const practice = { endedAt: null, waits: false };
const ofAJob = { endedAt: null, waits: true };
const quote = 'I checked his chart twice, and I rang the doctor before I gave anything.';
const criterion = (name: string, quoted: string | null) => ({ name, met: quoted !== null, quote: quoted });
const pass = (rating: number, criteria: readonly object[]) =>
  JSON.stringify({ answers: [{ questionId: 'q1', criteria, rating }] });

const onFallback = vi.fn();
const create = (waits = { deadlineMs: 500, restMs: 60_000 }) =>
  createAssess({ LLM_BASE_URL: baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'careful-1' }, onFallback, waits);

beforeEach(() => {
  model.behaviour = 'works';
  model.requests.length = 0;
  onFallback.mockReset();
  model.reply = () => pass(4, [criterion('own-action', quote), criterion('lesson', null)]);
});

test('a model is asked twice, at temperature 0, and the second time knows nothing of the first', async () => {
  const assessment = await create()(briefs, practice);
  expect(assessment).toMatchObject({ model: 'careful-1' });
  expect(assessment?.passes).toHaveLength(2);
  expect(model.requests).toHaveLength(2);
  for (const request of model.requests) {
    expect(request).toMatchObject({ model: 'careful-1', temperature: 0, authorization: 'Bearer key' });
    expect(JSON.stringify(request.messages)).not.toContain('own-action\\",\\"met');
  }
  expect(onFallback).not.toHaveBeenCalled();
});

describe.each<[string, () => void]>([
  ...(['fails', 'hangs', 'babbles', 'wrong-shape'] as const satisfies readonly ModelBehaviour[]).map(
    (behaviour): [string, () => void] => [behaviour, () => void (model.behaviour = behaviour)],
  ),
  ['talks instead of writing JSON', () => void (model.reply = () => 'I would give it a seven.')],
  ['gives a rating out of range', () => void (model.reply = () => pass(9, []))],
  [
    'answers only once',
    () => {
      let asked = 0;
      model.reply = () => (asked++ === 0 ? pass(4, [criterion('own-action', quote)]) : 'All fine.');
    },
  ],
])('a model that %s', (_what, misbehave) => {
  test('leaves the report to the heads', async () => {
    misbehave();
    expect(await create({ deadlineMs: 150, restMs: 60_000 })(briefs, practice)).toBeUndefined();
    expect(onFallback).toHaveBeenCalledOnce();
    // Nothing that was said goes into a log.
    expect(String(onFallback.mock.calls[0]?.[0])).not.toMatch(/insulin|chart|seven|saved/);
  });

  test('makes a report of a job wait, and says nothing of what was said', async () => {
    misbehave();
    const waits = create({ deadlineMs: 150, restMs: 60_000 })(briefs, ofAJob);
    const error = await waits.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ModelAway);
    expect(String(error)).not.toMatch(/insulin|chart|seven|saved/);
    expect(onFallback).not.toHaveBeenCalled();
  });
});

test('a model that gave no answer is left alone for a while', async () => {
  model.behaviour = 'fails';
  const assess = create();
  await assess(briefs, practice);
  await assess(briefs, practice);
  await expect(assess(briefs, ofAJob)).rejects.toBeInstanceOf(ModelAway);
  expect(model.requests).toHaveLength(1);
});

test('a report that others made wait is not made to wait for the model, too', async () => {
  const late = { endedAt: new Date(Date.now() - 91_000), waits: false };
  expect(await create()(briefs, late)).toBeUndefined();
  expect(model.requests).toEqual([]);
  expect(await create()(briefs, { endedAt: new Date(), waits: false })).toBeDefined();
});

test('a report of a job that comes late is made with the model all the same', async () => {
  const late = { endedAt: new Date(Date.now() - 3_600_000), waits: true };
  expect(await create()(briefs, late)).toBeDefined();
});

test('a job that ends in the middle leaves the report to whoever does it next', async () => {
  model.behaviour = 'hangs';
  const assess = create();
  await expect(assess(briefs, practice, AbortSignal.timeout(50))).rejects.toThrow('timeout');
  model.behaviour = 'works';
  expect(await assess(briefs, practice, AbortSignal.timeout(5_000))).toBeDefined();
});

test('without a model the rules assess alone', async () => {
  const assess = createAssess({ LLM_API_KEY: '', LLM_MODEL: 'careful-1' }, onFallback);
  expect(await assess(briefs, ofAJob)).toBeUndefined();
});
