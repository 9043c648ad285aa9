import { type Option, type SaidEvent, decide, makePlan, startPolicy } from '@viva/interview';
import { describe, expect, it } from 'vitest';
import { ScriptedModel, never } from '../testing/scriptedModel.ts';
import { readingAs } from '../testing/understand.ts';
import { guardedModel } from './model.ts';
import { modelMind } from './modelMind.ts';

/** How many times slower than usual the machine is, where the checks have measured it. */
const slowness = Math.max(1, Number(process.env.VIVA_TEST_SLOWNESS) || 1);

const plan = makePlan({ role: 'nurse', seed: 's' });
const start = startPolicy({
  seed: 's',
  maxMs: 900_000,
  plan: { ...plan, questions: plan.questions.filter(asksForStory) },
});
function asksForStory({ behavioural }: { behavioural: boolean }): boolean {
  return behavioural;
}
const state = decide(start, { type: 'ready', atMs: 0 }).next;
const saying = (text: string, reading: SaidEvent['reading']): SaidEvent => ({
  ...{ type: 'said', text, atMs: 30_000, speakingMs: 0, approximate: false, typed: true },
  reading,
});
const text = 'I repaired the heating of our ward by myself that night.';
const answer = saying(text, readingAs('answer', [['action', text]]));
const decided = decide(state, answer);
const words = (say: string, quote = 'I repaired the heating') => JSON.stringify({ gap: decided.probe, quote, say });
const good = 'You repaired the heating of your ward. What came of it in the end?';

const word = (model: ScriptedModel, option: Option = decided, event: SaidEvent = answer) =>
  modelMind(guardedModel(model, { fellBack: () => undefined, refused: () => undefined })).word(option, event);

describe('a mind with a model', () => {
  it('asks back in the model’s words, with the candidate’s own in them', async () => {
    expect(decided).toMatchObject({ move: 'probe', probe: 'result' });
    const option = await word(new ScriptedModel(() => words(good)));
    expect(option.say).toMatch(/You repaired the heating of your ward\. What came of it in the end\?$/);
    expect(option.next.prompt).toBe(good);
  });

  it.each([
    ['judges', words('You repaired the heating. Great! What came of it?')],
    ['asks what may not be asked', words('You repaired the heating. How old are you, and what came of it?')],
    ['quotes what nobody said', words('You won the prize. What came of it?', 'I won the prize')],
    ['asks for something else', words('You repaired the heating. Is it cold here?')],
    ['is no JSON', good],
  ])('says the built-in words when the reply %s', async (_, reply) => {
    expect(await word(new ScriptedModel(() => reply))).toBe(decided);
  });

  it('says the built-in words within 800 ms when the model is slow', async () => {
    const began = performance.now();
    expect(await word(new ScriptedModel(never))).toBe(decided);
    expect(performance.now() - began).toBeLessThan(1_500 * slowness);
  });

  it.each([
    ['something private', saying(text, { ...answer.reading, also: [{ label: 'private', confidence: 0.4 }] })],
    ['a guess of the recognizer', { ...answer, approximate: true }],
    ['nothing that can be quoted', saying(text, readingAs('answer'))],
  ])('asks no model after %s', async (_, event) => {
    const model = new ScriptedModel(() => words(good));
    expect(await word(model, decided, event)).toBe(decided);
    expect(model.asked).toEqual([]);
  });

  it('asks no model for any other move', async () => {
    const model = new ScriptedModel(() => words(good));
    const event = saying('Skip this, please.', readingAs('skip'));
    const skipped = decide(state, event);
    expect(await word(model, skipped, event)).toBe(skipped);
    expect(model.asked).toEqual([]);
  });
});
