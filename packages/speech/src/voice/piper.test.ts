import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonemesOf } from '../pronunciation/index.ts';
import { voiceFile } from '../testing/models.ts';
import { Piper } from './piper.ts';

describe('Piper', () => {
  let voice: Piper;
  beforeAll(async () => {
    voice = await Piper.load(voiceFile());
  });
  afterAll(() => voice.close());

  /** Root mean square, of full scale. */
  const loudness = (samples: Int16Array): number =>
    Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length);
  const seconds = (samples: Int16Array): number => samples.length / voice.sampleRate;

  test('speaks a clause about as fast as people do', async () => {
    const samples = await voice.speak(phonemesOf('Tell me about a time when you led a team.'));
    expect(seconds(samples)).toBeGreaterThan(1);
    expect(seconds(samples)).toBeLessThan(4);
  });

  test.each(['Thank you.', 'What was hard about it, and what did you learn?'])(
    'speaks each clause equally loud: %s',
    async (clause) => {
      expect(loudness(await voice.speak(phonemesOf(clause)))).toBeCloseTo(0.07, 2);
    },
  );

  test('has next to no silence before and after a clause', async () => {
    const samples = await voice.speak(phonemesOf('Thank you.'));
    const audible = (sample: number) => Math.abs(sample) > 400;
    expect(samples.findIndex(audible) / voice.sampleRate).toBeLessThan(0.05);
    expect(seconds(samples.subarray(samples.findLastIndex(audible)))).toBeLessThan(0.15);
  });

  test('leaves out what its table does not have', async () => {
    await expect(voice.speak('☃🙂 ni hao 你好')).resolves.toBeInstanceOf(Int16Array);
  });

  test('rejects a voice that is not there', async () => {
    await expect(Piper.load(`${voiceFile()}.missing`)).rejects.toThrow(/ENOENT/);
  });
});
