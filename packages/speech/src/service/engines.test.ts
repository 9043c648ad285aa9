import { describe, expect, test } from 'vitest';
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
      expect((await understanding?.readTurn('Could you repeat the question, please?'))?.label).toBe('repeat');
      expect([ears?.name, voice?.name]).toEqual([defaultModels.ears, 'kokoro-82m, af_heart']);
    } finally {
      await engines.close();
    }
  });

  test('does without what was not found', async () => {
    const { ears, voice } = await loadEngines({ ears: undefined, voice: undefined, encoder: undefined }, fail);
    expect([ears, voice]).toEqual([undefined, undefined]);
  });
});
