import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptedModel, never } from '../testing/scriptedModel.ts';
import { readingAs } from '../testing/understand.ts';
import { guardedModel } from './model.ts';
import { understandWithModel } from './modelReader.ts';

const said = 'I think I am done with that one now.';
const heads = readingAs('answer', [['action', said]]);
const reply = (label: string, quote: string) => () => JSON.stringify({ signs: [{ label, quote }], told: [] });

let fellBack: unknown[] = [];
const reader = (model: ScriptedModel, builtIn = heads) =>
  understandWithModel(
    () => Promise.resolve(builtIn),
    guardedModel(model, { fellBack: (error) => fellBack.push(error), refused: () => undefined }),
  );

beforeEach(() => {
  fellBack = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('understanding with a model', () => {
  it('takes what the model understood, and tells it what was asked', async () => {
    const model = new ScriptedModel(reply('done', 'I am done with that'));
    expect((await reader(model)(said, 'What did you do?')).label).toBe('done');
    expect(model.asked[0]?.user).toContain('What did you do?');
  });

  it.each<[string, () => string]>([
    ['talks nonsense', () => 'Florp!'],
    ['answers by another schema', () => '{"label":"done"}'],
    ['quotes what nobody said', reply('done', 'we are finished here')],
    ['has a label of its own', reply('charming', 'I am done')],
    ['refuses', () => 'I’m sorry, but I can’t help with that.'],
  ])('takes what the heads understood when the model %s', async (_, answer) => {
    expect(await reader(new ScriptedModel(answer))(said, '')).toBe(heads);
  });

  it('takes what the heads understood after 800 ms', async () => {
    const understood = reader(new ScriptedModel(never))(said, '');
    await vi.advanceTimersByTimeAsync(800);
    expect(await understood).toBe(heads);
  });

  it('takes what the heads understood when the model is down, and says so once', async () => {
    const understand = reader(new ScriptedModel(() => Promise.reject(new Error('down'))));
    expect(await understand(said, '')).toBe(heads);
    expect(await understand(said, '')).toBe(heads);
    expect(fellBack).toHaveLength(1);
  });

  it.each(['private', 'distress'] as const)('keeps a sign that the heads saw: %s', async (label) => {
    const careful = { ...readingAs(label), danger: 0.95 };
    const understood = await reader(new ScriptedModel(reply('answer', 'I am done')), careful)(said, '');
    expect(understood).toMatchObject({ label, confidence: 0.95, danger: 0.95 });
  });
});
