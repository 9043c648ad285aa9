import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moonshineFiles } from './ears/moonshineFiles.ts';
import { modelFolders } from '@viva/understanding';
import { findModels, linesFolder } from './models.ts';

const settings = {
  audio: { sample_rate: 22_050 },
  inference: { noise_scale: 0.6, length_scale: 1, noise_w: 0.8 },
  phoneme_id_map: { a: [1] },
};

let home = '';
beforeEach(() => void (home = mkdtempSync(path.join(os.tmpdir(), 'viva-models-'))));
afterEach(() => rmSync(home, { recursive: true }));

/** Files of models, as far as it matters that they are there. */
function put(folder: string, ...files: readonly string[]): string {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(home, folder, file)), { recursive: true });
    writeFileSync(path.join(home, folder, file), file.endsWith('.json') ? JSON.stringify(settings) : '');
  }
  return path.join(home, folder);
}
const choice = { ears: 'tiny', voice: 'joe', style: 'af_heart' };
const earsFiles = moonshineFiles.map((name) => `tiny/${name}`);

describe('modelFolders', () => {
  test.each([
    [{ HOME: '/home/me' }, ['/home/me/.cache/viva/models']],
    [{ HOME: '/home/me', XDG_CACHE_HOME: '/cache' }, ['/cache/viva/models']],
    [{ HOME: '/home/me', VIVA_CACHE: '/viva', XDG_CACHE_HOME: '/cache' }, ['/viva/models']],
    [{ HOME: '/home/me', VIVA_MODELS: '/mine' }, ['/home/me/.cache/viva/models', '/mine']],
  ])('%o names %o', (env, expected) => {
    expect(modelFolders(env)).toEqual(expected.map((folder) => path.resolve(folder)));
  });
});

describe('findModels', () => {
  test('finds what is whole, and takes it from the first folder that has it', () => {
    const [mine, cache] = [put('mine', 'joe.onnx', 'joe.onnx.json'), put('cache', 'joe.onnx', ...earsFiles)];
    expect(findModels(choice, [mine, cache])).toEqual({
      ears: { name: 'tiny', folder: path.join(cache, 'tiny') },
      voice: { name: 'joe', file: path.join(mine, 'joe.onnx'), sampleRate: 22_050 },
    });
  });

  test('takes nothing of which a file is missing', () => {
    const folder = put('models', 'joe.onnx', ...earsFiles.slice(1));
    expect(findModels(choice, [folder])).toEqual({ ears: undefined, voice: undefined });
  });

  test('does without a voice whose settings are none', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const folder = put('models', 'joe.onnx', 'joe.onnx.json');
    writeFileSync(path.join(folder, 'joe.onnx.json'), '{"audio":');
    expect(findModels(choice, [folder]).voice).toBeUndefined();
    expect(told.mock.lastCall?.[0]).toContain("joe.onnx can't be used");
  });

  test('finds a Kokoro model, quicker before smaller, with a voice of its own folder before ours', () => {
    const folder = put('models', 'kokoro/model.int8.onnx');
    const kokoro = { ...choice, voice: 'kokoro' };
    const ours = expect.stringMatching(/voices.af_heart\.bin$/);
    const int8 = { name: 'kokoro, af_heart', file: path.join(folder, 'kokoro/model.int8.onnx'), sampleRate: 24_000 };
    expect(findModels(kokoro, [folder]).voice).toEqual({ ...int8, style: ours });
    put('models', 'kokoro/model.onnx', 'kokoro/voices/af_heart.bin');
    expect(findModels(kokoro, [folder]).voice).toMatchObject({
      file: path.join(folder, 'kokoro/model.onnx'),
      style: path.join(folder, 'kokoro/voices/af_heart.bin'),
    });
  });

  test('does without a voice that no Kokoro model has, and says where to put it', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const folder = put('models', 'kokoro/model.onnx');
    expect(findModels({ ...choice, voice: 'kokoro', style: 'none' }, [folder]).voice).toBeUndefined();
    expect(told.mock.lastCall?.[0]).toContain(`put none.bin into ${path.join(folder, 'kokoro')}/voices`);
  });

  test('finds nothing for a choice of nothing', () => {
    const folder = put('models', 'joe.onnx', 'joe.onnx.json', ...earsFiles);
    expect(findModels({ ears: '', voice: '', style: '' }, [folder])).toEqual({ ears: undefined, voice: undefined });
  });
});

describe('linesFolder', () => {
  test('is another one for another model of the same name, and for another of its voices', () => {
    const folder = put('models', 'joe.onnx', 'heart.bin', 'fenrir.bin');
    const file = path.join(folder, 'joe.onnx');
    const voice = { name: 'joe', file, sampleRate: 24_000 };
    const env = { VIVA_CACHE: home };
    const before = linesFolder(voice, env);
    expect(linesFolder(voice, env)).toBe(before);
    const styles = ['heart.bin', 'fenrir.bin'].map((name) =>
      linesFolder({ ...voice, style: path.join(folder, name) }, env),
    );
    expect(new Set([before, ...styles]).size).toBe(3);
    writeFileSync(file, 'another');
    utimesSync(file, 1, 1);
    expect(linesFolder(voice, env)).not.toBe(before);
    expect(before.startsWith(path.join(home, 'lines'))).toBe(true);
  });
});
