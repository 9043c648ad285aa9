import { describe, expect, test, vi } from 'vitest';
import { defaultModels, findModels } from '../models.ts';
import { earsFolder, builtInVoice } from '../testing/models.ts';
import { errorRate, wordErrors } from '../testing/wordErrors.ts';
import { loadEngines } from './engines.ts';

/** Any rate as 16 kHz, well enough to be understood. */
function asHeard(samples: Int16Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const step = sampleRate / 16_000;
  return Float32Array.from({ length: Math.floor(samples.length / step) - 1 }, (_, index) => {
    const [at, part] = [Math.floor(index * step), (index * step) % 1];
    return ((samples[at] ?? 0) * (1 - part) + (samples[at + 1] ?? 0) * part) / 32_768;
  });
}

const fail = (model: string) => expect.unreachable(`${model} hangs`);

describe('loadEngines', () => {
  test('has ears that understand the voice, and knows what a turn is', async () => {
    earsFolder();
    builtInVoice();
    const engines = await loadEngines(findModels(defaultModels), fail);
    const { ears, voice, understanding } = engines;
    try {
      const said = 'Tell me about a time when you had to make a difficult decision.';
      const { samples, sampleRate } = (await voice?.speak(said)) ?? { samples: new Int16Array(0), sampleRate: 0 };
      expect(sampleRate).toBe(voice?.sampleRate);
      const heard = await ears?.decode(asHeard(samples, sampleRate));
      expect(errorRate(wordErrors(said, heard?.text ?? '')), heard?.text).toBeLessThan(0.2);
      const asked = 'What would you do differently?';
      expect((await understanding?.readTurn('Could you repeat the question, please?', asked))?.label).toBe('repeat');
      expect([ears?.name, voice?.name]).toEqual([defaultModels.ears, 'kokoro-82m, af_heart']);
    } finally {
      await engines.close();
    }
  });

  test('does without a voice that is none, and hears all the same', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const found = findModels(defaultModels);
    const { file, style } = builtInVoice();
    const ears = { name: defaultModels.ears, folder: earsFolder() };
    for (const broken of [
      { file: style ?? '', style },
      { file, style: file },
    ]) {
      const voice = { name: 'broken', sampleRate: 24_000, ...broken };
      const engines = await loadEngines({ ...found, ears, voice, encoder: undefined }, fail);
      expect(engines.voice).toBeUndefined();
      expect((await engines.ears?.decode(new Float32Array(8_000)))?.text).toBeDefined();
      await engines.close();
    }
    expect(told.mock.calls.flat()).toEqual(Array(2).fill(expect.stringMatching(/^the model broken can't be used: /)));
    told.mockRestore();
  });

  test('does without what was not found', async () => {
    const { ears, voice } = await loadEngines({ ears: undefined, voice: undefined, encoder: undefined }, fail);
    expect([ears, voice]).toEqual([undefined, undefined]);
  });
});
