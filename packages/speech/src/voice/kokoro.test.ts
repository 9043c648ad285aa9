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

  test('speaks a clause with more symbols than the voice has styles for to its end, unless it is endless', async () => {
    const few = path.join(mkdtempSync(path.join(os.tmpdir(), 'viva-voice-')), 'few.bin');
    // Styles for clauses of up to 20 symbols.
    writeFileSync(few, readFileSync(style).subarray(0, 21 * 256 * 4));
    const short = await Kokoro.load(file, few);
    const clause = phonemesOf('We counted them');
    const [once, twice] = [await short.speak(clause), await short.speak(`${clause} ${clause}`)];
    expect(seconds(twice) / seconds(once)).toBeGreaterThan(1.8);
    await expect(short.speak(`${clause} ${clause} ${clause}`)).rejects.toThrow('too long');
    await short.close();
  });

  test('rejects a file that is no voice', async () => {
    const wrong = path.join(mkdtempSync(path.join(os.tmpdir(), 'viva-voice-')), 'short.bin');
    writeFileSync(wrong, readFileSync(style).subarray(0, 1_000));
    await expect(Kokoro.load(file, wrong)).rejects.toThrow('is not a voice of Kokoro');
    await expect(Kokoro.load(file, `${style}.missing`)).rejects.toThrow(/ENOENT/);
  });
});
