import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptedModel, never } from '../testing/scriptedModel.ts';
import { type ChatModel, guardedModel } from './model.ts';

const brief = { name: 'turn', system: 'You read.', user: 'A turn.', schema: {} };
const good = () => '{"fits":true}';
const useless = () => '{"fits":false}';

let fellBack: unknown[] = [];
let refused = 0;
const guarded = (model: ChatModel) =>
  guardedModel(model, { fellBack: (error) => fellBack.push(error), refused: () => (refused += 1) });
const fits = (reply: unknown) => (JSON.stringify(reply) === good() ? 'fits' : null);
const ask = (model: ChatModel) => guarded(model).ask(brief, 800, fits);

beforeEach(() => {
  [fellBack, refused] = [[], 0];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a model that is asked', () => {
  it('is believed when its reply is accepted', async () => {
    expect(await ask(new ScriptedModel(good))).toBe('fits');
    expect(await ask(new ScriptedModel(() => `<think>Well.</think>\n\`\`\`json\n${good()}\n\`\`\``))).toBe('fits');
    expect([fellBack, refused]).toEqual([[], 0]);
  });

  it.each<[string, () => string]>([
    ['is no JSON', () => 'Sure! Here is what I think:'],
    ['is cut off', () => good().slice(0, 8)],
    ['is empty', () => ''],
    ['is not accepted', useless],
  ])('is not believed when its reply %s', async (_, reply) => {
    expect(await ask(new ScriptedModel(reply))).toBeUndefined();
    expect([fellBack, refused]).toEqual([[], 1]);
  });

  it('is waited for no longer than its deadline, and called off then', async () => {
    const model = new ScriptedModel(never);
    let answered: unknown = 'not yet';
    const asked = ask(model).then((answer) => (answered = answer));
    await vi.advanceTimersByTimeAsync(799);
    expect(answered).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBeUndefined();
    expect([model.aborted, refused]).toEqual([1, 1]);
  });

  it('may answer, or fail, after that: nothing happens', async () => {
    const fails = (): string => {
      throw new Error('gone');
    };
    for (const late of [good, fails]) {
      const asked = ask(
        new ScriptedModel(async () => {
          await new Promise((resolve) => setTimeout(resolve, 10_000));
          return late();
        }),
      );
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await asked).toBeUndefined();
    }
    expect(fellBack).toEqual([]);
  });

  it.each<[string, () => string | Promise<string>]>([
    [
      'throws',
      () => {
        throw new Error('down');
      },
    ],
    ['rejects', () => Promise.reject(new Error('down'))],
  ])('is left alone for half a minute when it %s, then asked again', async (_, fails) => {
    const script = new ScriptedModel(fails, good);
    const model = guarded(script);
    expect(await model.ask(brief, 800, fits)).toBeUndefined();
    expect(await model.ask(brief, 800, fits)).toBeUndefined();
    expect([script.asked.length, fellBack.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await model.ask(brief, 800, fits)).toBe('fits');
  });

  it('has failed at the third useless reply in a row; a good one between them begins anew', async () => {
    const script = new ScriptedModel(useless, useless, good, useless, useless, useless, good);
    const model = guarded(script);
    for (let turn = 0; turn < 5; turn++) await model.ask(brief, 800, fits);
    expect([fellBack.length, refused]).toEqual([0, 4]);
    await model.ask(brief, 800, fits);
    expect([fellBack.length, refused]).toEqual([1, 4]);
    await model.ask(brief, 800, fits);
    expect(script.asked).toHaveLength(6);
  });

  it('is told of without a word of what it said', async () => {
    const model = guarded(new ScriptedModel(() => 'My grandmother lives at Elm Street.'));
    for (let turn = 0; turn < 3; turn++) await model.ask(brief, 800, fits);
    expect(String(fellBack[0])).not.toContain('Elm');
  });
});
