import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acousticModelFolder } from '../lib/paths.mjs';
import { provideAcousticModel } from './acousticModel.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
let none = '';
beforeEach(() => {
  box = sandbox();
  none = join(box.folder, 'not-installed');
});
afterEach(() => box.remove());

const files = ['en-us/mdef', 'en-us/means', 'en-us/sendump', 'en-us.lm.bin', 'cmudict-en-us.dict'];
const putModel = (folder: string) => files.forEach((name) => box.file(join(folder, name)));

test('the files of an installed Debian package are copied, once', async () => {
  putModel('usr');
  expect(await provideAcousticModel(silent(), box.env, join(box.folder, 'usr'))).toBe('copied from the Debian package');
  expect(existsSync(join(acousticModelFolder(box.env), 'en-us', 'mdef'))).toBe(true);
  expect(await provideAcousticModel(silent(), box.env, none)).toBe('in the cache');
});

test('without them the package is fetched and unpacked, with no right to install anything', async () => {
  putModel('deb/usr/share/pocketsphinx/model/en-us');
  box.tool('apt-get', '[ "$1" = download ] && touch pocketsphinx-en-us.deb');
  box.tool('dpkg-deb', `cp -r ${box.folder}/deb out`);
  expect(await provideAcousticModel(silent(), box.env, none)).toBe('fetched as a Debian package');
  expect(existsSync(join(acousticModelFolder(box.env), '.work'))).toBe(false);
});

test('an interrupted copy does not count as a model', async () => {
  box.file('cache/pocketsphinx-en-us-5.1.1.tmp-1/en-us/mdef');
  putModel('usr');
  await provideAcousticModel(silent(), box.env, join(box.folder, 'usr'));
  expect(existsSync(join(box.cache, 'pocketsphinx-en-us-5.1.1.tmp-1'))).toBe(false);
});

test('a Python package with another content is not used, and the set-up goes on with a warning', async () => {
  box.tool('python3', 'while [ "$1" != "--dest" ]; do shift; done; echo evil > "$2/pocketsphinx.whl"');
  const outcome = await provideAcousticModel(silent(), box.env, none);
  expect(outcome).toHaveProperty('warning', expect.stringMatching(/the browser’s own recogniser or typing; install/));
  expect(existsSync(acousticModelFolder(box.env))).toBe(false);
});
