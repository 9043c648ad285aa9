import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedLiveKit, modelsFolder, root } from '../lib/paths.mjs';
import { models } from './modelFiles.mjs';
import { sandbox } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
let machine = '';
beforeEach(() => {
  box = sandbox();
  machine = join(box.folder, 'machine');
  for (const name of ['setup.mjs', 'node24.mjs', 'setup', 'lib'])
    cpSync(join(root, 'scripts', name), join(box.folder, 'scripts', name), { recursive: true });
  box.file('.env', `VIVA_CACHE=${machine}\nCHROMIUM_PATH=/none\nLIVEKIT_URL=wss://viva.livekit.cloud\n`);
});
afterEach(() => box.remove());

/** Empty files that take the place of the models: they have the right sizes, and a stamp that says they were checked. */
function putModels(folder: string): void {
  const stamps = models
    .flatMap(({ files }) => files)
    .map(({ path, bytes, sha256 }) => {
      const file = box.file(join(folder, path));
      truncateSync(file, bytes);
      return [path, { bytes, changedAtInMs: statSync(file).mtimeMs, sha256 }];
    });
  box.file(join(folder, '.checked.json'), JSON.stringify(Object.fromEntries(stamps)));
}

/** Runs a script of the sandbox's own checkout, in an environment that has only what is given. */
function run(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const result = spawnSync(process.execPath, [join(box.folder, 'scripts', script), ...args], {
    env: { PATH: box.env.PATH, HOME: box.folder, ...env },
    encoding: 'utf8',
  });
  return { said: result.stdout, complaint: result.stderr.trim() };
}

/** What a script that node24.mjs starts finds in its environment. */
function found(env: NodeJS.ProcessEnv = {}): unknown {
  const names = "['VIVA_CACHE', 'CHROMIUM_PATH', 'LIVEKIT_URL']";
  const script = box.file(
    'print.mjs',
    `console.log(JSON.stringify(${names}.map((name) => process.env[name] ?? null)))`,
  );
  return JSON.parse(run('node24.mjs', [script], env).said);
}

test('the set-up of the checks takes the cache and the browser of .env, and no service', () => {
  const lock = '{}';
  box.file('package-lock.json', lock);
  box.file('node_modules/.viva-lock-hash', createHash('sha256').update(lock).digest('hex'));
  const cache = { VIVA_CACHE: 'machine' };
  chmodSync(box.file(cachedLiveKit(cache)), 0o755);
  putModels(modelsFolder(cache));
  const { said, complaint } = run('setup.mjs', ['test']);
  expect(said).toContain('LiveKit server: in the cache');
  expect(said).toContain('Speech models: in the cache');
  expect(complaint).toMatch(/^CHROMIUM_PATH names \/none/);
});

test('what runs after it finds the same', () => {
  expect(found()).toEqual([machine, '/none', null]);
});

test('the environment wins over .env', () => {
  expect(found({ VIVA_CACHE: '/mine' })).toEqual(['/mine', '/none', null]);
});

test('VIVA_ENV_FILE=none leaves .env unread', () => {
  expect(found({ VIVA_ENV_FILE: 'none' })).toEqual([null, null, null]);
});
