import { type SessionRecord, buildReport } from '@viva/interview';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatModelDouble, type ModelBehaviour } from '../testing/chatModelDouble.ts';
import { createAssess } from './assess.ts';

const model = new ChatModelDouble();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await model.start();
});
afterAll(() => model.stop());

const said =
  'On my second night the list said ten units of insulin for a man of eighty. I checked his chart twice, and I rang the doctor before I gave anything. It was a slip of the pen, and one unit was meant. The man was well in the morning, and we write numbers out in words since then.';
const record: SessionRecord = {
  kind: 'practice',
  plan: {
    title: 'nurse',
    questions: [{ id: 'q1', text: 'Tell me about a mistake that you caught in time.', behavioural: true }],
  },
  turns: [
    {
      n: 0,
      speaker: 'agent',
      questionId: 'q1',
      text: 'Tell me about a mistake that you caught in time.',
      startMs: 0,
      endMs: 3_000,
    },
    { n: 1, speaker: 'user', questionId: 'q1', text: said, startMs: 4_000, endMs: 44_000 },
  ],
};
const quote = 'I checked his chart twice, and I rang the doctor before I gave anything.';
const criterion = (name: string, score: number, quotes: readonly string[]) => ({
  ...{ name, score, quotes },
  claim: 'You made sure before you acted.',
});
const proposal = (criteria: readonly object[]) =>
  JSON.stringify({ answers: [{ questionId: 'q1', criteria, parts: null, rewrite: null }], skills: [] });
/** Confirms every claim that it is asked about. */
const confirming = (text: string) =>
  JSON.stringify({
    verdicts: [...new Set(text.match(/"c\d+"/g))].map((id) => ({ id: id.slice(1, -1), supported: true })),
  });

const onFallback = vi.fn();
const create = (waits = { deadlineMs: 500, restMs: 60_000 }) =>
  createAssess({ LLM_BASE_URL: baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'careful-1' }, onFallback, waits);

beforeEach(() => {
  model.behaviour = 'works';
  model.requests.length = 0;
  onFallback.mockReset();
  model.reply = ([system, user]) =>
    system?.content.startsWith('You check')
      ? confirming(user?.content ?? '')
      : proposal([criterion('specificity', 4, [quote]), criterion('reflection', 5, ['I am the best nurse there is.'])]);
});

test('a model is asked twice, at temperature 0, and the report says that it took part', async () => {
  const assessment = await create()(record, null);
  expect(assessment).toMatchObject({ model: 'careful-1' });
  expect(model.requests).toHaveLength(2);
  for (const request of model.requests)
    expect(request).toMatchObject({ model: 'careful-1', temperature: 0, authorization: 'Bearer key' });
  const report = buildReport(record, assessment ? { assessment } : {});
  expect(report.madeBy.join(' ')).toContain('careful-1');
  expect(onFallback).not.toHaveBeenCalled();
});

test('what a model says without words of that very answer is removed', async () => {
  const assessment = await create()(record, null);
  expect(assessment?.accepted.claims.map(({ quote: { text } }) => text)).toEqual([quote]);
  expect(assessment?.accepted.scores.map(({ criterion: name }) => name)).toEqual(['specificity']);
});

describe.each<[string, () => void]>([
  ...(['fails', 'hangs', 'babbles', 'wrong-shape'] as const satisfies readonly ModelBehaviour[]).map(
    (behaviour): [string, () => void] => [behaviour, () => void (model.behaviour = behaviour)],
  ),
  ['talks instead of writing JSON', () => void (model.reply = () => 'I would give it a seven.')],
  ['invents every quote', () => void (model.reply = () => proposal([criterion('structure', 5, ['I saved the day.'])]))],
  [
    'does not check its claims',
    () =>
      void (model.reply = ([system]) =>
        system?.content.startsWith('You check') ? 'All fine.' : proposal([criterion('specificity', 4, [quote])])),
  ],
])('a model that %s', (_what, misbehave) => {
  test('leaves the report to the rules', async () => {
    misbehave();
    expect(await create({ deadlineMs: 150, restMs: 60_000 })(record, null)).toBeUndefined();
    expect(onFallback).toHaveBeenCalledOnce();
    // Nothing that was said goes into a log.
    expect(String(onFallback.mock.calls[0]?.[0])).not.toMatch(/insulin|chart|seven|saved/);
  });
});

test('a model that gave no answer is left alone for a while', async () => {
  model.behaviour = 'fails';
  const assess = create();
  await assess(record, null);
  await assess(record, null);
  expect(model.requests).toHaveLength(1);
});

test('a report that others made wait is not made to wait for the model, too', async () => {
  expect(await create()(record, new Date(Date.now() - 91_000))).toBeUndefined();
  expect(model.requests).toEqual([]);
  expect(await create()(record, new Date())).toBeDefined();
});

test('a job that ends in the middle leaves the report to whoever does it next', async () => {
  model.behaviour = 'hangs';
  const assess = create();
  await expect(assess(record, null, AbortSignal.timeout(50))).rejects.toThrow('timeout');
  model.behaviour = 'works';
  expect(await assess(record, null, AbortSignal.timeout(5_000))).toBeDefined();
});

test('where nothing may be assessed, no model is asked', async () => {
  const short = {
    ...record,
    turns: record.turns.map((turn) => ({ ...turn, text: 'Fine.', endMs: turn.startMs + 500 })),
  };
  expect(await create()(short, null)).toBeUndefined();
  expect(model.requests).toEqual([]);
});

test('without a model the rules assess alone', async () => {
  const assess = createAssess({ LLM_API_KEY: '', LLM_MODEL: 'careful-1' }, onFallback);
  expect(await assess(record, null)).toBeUndefined();
});
