import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePiperVoice } from '../testing/piperVoice.ts';
import { Piper } from './piper.ts';

const table = { _: [0], '^': [0], $: [0], a: [1], b: [5], ' ': [0] };

describe('Piper', () => {
  let [folder, file] = ['', ''];
  let voice: Piper;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'viva-piper-'));
    file = writePiperVoice(folder, table);
    voice = await Piper.load(file);
  });
  afterAll(async () => {
    await voice.close();
    rmSync(folder, { recursive: true });
  });

  /** Root mean square, of full scale, of what sounds. */
  const loudness = (samples: Int16Array): number =>
    Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length);
  const seconds = (samples: Int16Array): number => samples.length / voice.sampleRate;

  test('speaks symbols of the voice’s own table, with the blanks that it was trained with', async () => {
    expect(voice.sampleRate).toBe(22_050);
    // Five tones with blanks between them, and the little silence that stays around a clause.
    expect(seconds(await voice.speak('aaaaa'))).toBeCloseTo((9 * 1_024) / 22_050 + 0.07, 2);
  });

  test('speaks each clause equally loud', async () => {
    const [soft, loud] = [await voice.speak('aaa'), await voice.speak('bbb')];
    expect(loudness(soft)).toBeCloseTo(0.07, 2);
    expect(loudness(loud)).toBeCloseTo(0.07, 2);
  });

  test('has next to no silence before and after a clause', async () => {
    const samples = await voice.speak('     a     ');
    const audible = (sample: number) => Math.abs(sample) > 400;
    expect(samples.findIndex(audible) / voice.sampleRate).toBeLessThan(0.05);
    expect(seconds(samples.subarray(samples.findLastIndex(audible)))).toBeLessThan(0.15);
  });

  test('leaves out what its table does not have', async () => {
    expect(await voice.speak('☃a🙂')).toEqual(await voice.speak('a'));
    expect(await voice.speak('☃')).toHaveLength(0);
  });

  test('rejects a voice that is not there', async () => {
    await expect(Piper.load(`${file}.missing`)).rejects.toThrow(/ENOENT/);
  });
});
