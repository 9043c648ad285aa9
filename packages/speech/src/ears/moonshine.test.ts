import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earsFolder, recording, twoCities } from '../testing/models.ts';
import { errorRate, wordErrors } from '../testing/wordErrors.ts';
import { type Decoded, Moonshine } from './moonshine.ts';

const asFloats = (samples: Int16Array): Float32Array<ArrayBuffer> => Float32Array.from(samples, (one) => one / 32_768);

describe('Moonshine', () => {
  let model: Moonshine;
  const speech = asFloats(recording('two_cities', 4.2));
  let alone: Decoded;
  beforeAll(async () => {
    model = await Moonshine.load(earsFolder());
    alone = await model.decode(speech);
  });
  afterAll(() => model.close());

  test('writes down what a person reads aloud', () => {
    const said = twoCities.split(',').slice(0, 2).join(',');
    expect(errorRate(wordErrors(said, alone.text))).toBeLessThan(0.1);
  });

  test('is sure of what was said plainly', () => {
    const mean = alone.logProbs.reduce((sum, one) => sum + one, 0) / alone.logProbs.length;
    expect(Math.exp(mean)).toBeGreaterThan(0.8);
    expect(alone.logProbs).toHaveLength(alone.tokens.length + 1);
  });

  test.each<[string, (tokens: readonly number[]) => readonly number[]]>([
    ['is right', (tokens) => tokens],
    ['is right and ends early', (tokens) => tokens.slice(0, 5)],
    ['goes wrong', (tokens) => [...tokens.slice(0, 5), ...tokens.toReversed()]],
    ['is wrong from the beginning', (tokens) => tokens.toReversed()],
    ['goes on too long', (tokens) => [...tokens, ...tokens, ...tokens]],
  ])('writes the same with a draft as without, of what it hears well, when the draft %s', async (_how, draft) => {
    const { text, tokens, logProbs } = await model.decode(speech, draft(alone.tokens));
    expect({ text, tokens }).toEqual({ text: alone.text, tokens: alone.tokens });
    expect(logProbs).toHaveLength(alone.logProbs.length);
    for (const [index, logProb] of logProbs.entries()) expect(logProb).toBeCloseTo(alone.logProbs[index] ?? 1, 0);
  });

  test('takes over a draft from the beginning of the same sound', async () => {
    const beginning = await model.decode(speech.slice(0, 32_000));
    expect((await model.decode(speech, beginning.tokens)).text).toBe(alone.text);
  });

  test.each([0, 1, 512, 894])('writes nothing for %i samples, too few for a sound of speech', async (samples) => {
    expect(await model.decode(new Float32Array(samples))).toEqual({ text: '', tokens: [], logProbs: [] });
  });

  test('listens to the least sound that it can', async () => {
    expect((await model.decode(new Float32Array(895))).logProbs.length).toBeGreaterThan(0);
  });

  test('rejects a folder without a model', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'viva-ears-'));
    await expect(Moonshine.load(folder)).rejects.toThrow();
    rmSync(folder, { recursive: true });
  });
});
