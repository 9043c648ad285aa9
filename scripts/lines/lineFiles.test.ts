import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defaultModels, defaultVoiceBytes } from '@viva/speech';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { models } from '../setup/modelFiles.mjs';
import { lineFiles } from './lineFiles.ts';
import { samples } from './samples.ts';
import { sentencesFile, sentencesInCode } from './sentences.ts';

test('each line of the interviewer has its file in the built-in voice, and each file its line', () => {
  const { missing, stale, index } = lineFiles();
  expect(readFileSync(index.file, 'utf8').split('\n').length).toBeGreaterThan(1_000);
  expect(
    missing.map(({ text }) => text),
    'npm run lines speaks them',
  ).toEqual([]);
  expect(stale, 'npm run lines removes them').toEqual([]);
  expect(readFileSync(index.file, 'utf8'), 'npm run lines writes the index').toBe(index.text());
});

test('the index leaves out what is still to be spoken', () => {
  const { index } = lineFiles();
  const [first = '', ...others] = index.text().split('\n');
  expect(index.text(new Set([join(dirname(index.file), first.split('\t')[0] ?? '')]))).toBe(others.join('\n'));
});

test('the sentences in the interviewer’s code are written down', () => {
  expect(readFileSync(sentencesFile, 'utf8'), 'npm run lines writes them down').toBe(sentencesInCode());
});

test('each sample of a voice is there, and docs/voices/README.md quotes its text', () => {
  expect(
    samples.filter(({ file }) => !existsSync(file)).map(({ file }) => file),
    'npm run lines makes them',
  ).toEqual([]);
  const page = readFileSync(join(root, 'docs/voices/README.md'), 'utf8');
  for (const { text, file } of samples)
    expect(page.split('\n').find((row) => row.includes(basename(file)))).toContain(`“${text}”`);
});

test('the built-in voice’s model is told by the sizes that are pinned', () => {
  const pinned = models.flatMap(({ files }) => files).filter(({ path }) => path.startsWith(`${defaultModels.voice}/`));
  expect(Object.fromEntries(pinned.map(({ path, bytes }) => [basename(path), bytes]))).toEqual(defaultVoiceBytes);
});
