import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonemesOf } from '../pronunciation/index.ts';
import { builtInVoice } from '../testing/models.ts';
import { Kokoro } from './kokoro.ts';

describe('Kokoro', () => {
  let voice: Kokoro;
  const { file, style = '' } = builtInVoice();
  beforeAll(async () => {
    voice = await Kokoro.load(file, style);
  });
  afterAll(() => voice.close());

  const seconds = (samples: Int16Array): number => samples.length / voice.sampleRate;

  test('speaks a clause about as fast as people do, and the same each time', async () => {
    const clause = phonemesOf('Tell me about a time when you led a team.');
    const samples = await voice.speak(clause);
    expect(seconds(samples)).toBeGreaterThan(1);
    expect(seconds(samples)).toBeLessThan(4);
    expect(await voice.speak(clause)).toEqual(samples);
  });

  test('says nothing where there is nothing to say, and leaves out what it has no symbol for', async () => {
    expect(await voice.speak('☃')).toHaveLength(0);
    expect(seconds(await voice.speak('☃ hˈɛl 你 ˌoʊ'))).toBeGreaterThan(0.2);
  });

  test('speaks a clause with more symbols than a style stands for to its end', async () => {
    const clause = phonemesOf('we counted every one of them again '.repeat(16));
    const [once, twice] = [await voice.speak(clause), await voice.speak(`${clause} ${clause}`)];
    expect(seconds(twice) / seconds(once)).toBeGreaterThan(1.8);
  });

  test('rejects a file that is no voice', async () => {
    const wrong = path.join(mkdtempSync(path.join(os.tmpdir(), 'viva-voice-')), 'short.bin');
    writeFileSync(wrong, readFileSync(style).subarray(0, 1_000));
    await expect(Kokoro.load(file, wrong)).rejects.toThrow('is not a voice of Kokoro');
    await expect(Kokoro.load(file, `${style}.missing`)).rejects.toThrow(/ENOENT/);
  });
});
