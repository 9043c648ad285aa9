import { dirname, delimiter } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, provideChromium } from './chromium.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => box.remove());

test('CHROMIUM_PATH wins over the PATH', () => {
  box.tool('chromium', '');
  const chosen = box.tool('my-browser', '');
  expect(findChromium({ ...box.env, CHROMIUM_PATH: chosen })).toBe(chosen);
});

test('the usual names are tried in order', () => {
  const chrome = box.tool('google-chrome', '');
  expect(findChromium(box.env)).toBe(chrome);
  const chromium = box.tool('chromium', '');
  expect(findChromium(box.env)).toBe(chromium);
});

test('a Chromium, which the pictures come from, is preferred to a Chrome that the PATH has first', () => {
  box.tool('google-chrome', '');
  const chromium = box.tool('../later/chromium', '');
  expect(findChromium({ ...box.env, PATH: `${box.env.PATH}${delimiter}${dirname(chromium)}` })).toBe(chromium);
});

test('a wrong CHROMIUM_PATH is one sentence', async () => {
  await expect(provideChromium(silent(), { ...box.env, CHROMIUM_PATH: '/none' }, false)).rejects.toThrow(
    'CHROMIUM_PATH names /none, which is no program',
  );
});

test('root may install it', async () => {
  box.tool(
    'apt-get',
    `[ "$1" = install ] && printf '#!/bin/sh\\n' > ${box.folder}/bin/chromium && chmod +x ${box.folder}/bin/chromium`,
  );
  expect(await provideChromium(silent(), box.env, true)).toBe('installed with apt-get');
});

test('without Chromium and without the right to install it, one sentence names the remedy', async () => {
  await expect(provideChromium(silent(), box.env, false)).rejects.toThrow(
    /sudo apt-get install chromium.*CHROMIUM_PATH/,
  );
});
