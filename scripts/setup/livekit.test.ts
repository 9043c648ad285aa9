import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedLiveKit, liveKitVersion } from '../lib/paths.mjs';
import { checksumFor, findLiveKit, isRecentEnough, provideLiveKit, releaseAsset } from './livekit.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => {
  vi.unstubAllGlobals();
  box.remove();
});

const atOnce = { pauseInMs: 0 };

/** A Go that "builds" by writing where it is told to. */
const workingGo = 'while [ "$1" != "-o" ]; do shift; done; printf "#!/bin/sh\\n" > "$2"; chmod +x "$2"';

test('the server on the PATH comes first, when it is recent enough', async () => {
  const own = box.tool('livekit-server', `echo "livekit-server version ${liveKitVersion}"`);
  expect(await findLiveKit(box.env)).toEqual({ file: own, from: 'path' });
});

test('an older server on the PATH is passed over for the cache', async () => {
  box.tool('livekit-server', 'echo "livekit-server version 1.8.0"');
  box.tool('go', workingGo);
  expect(await provideLiveKit(silent(), box.env, atOnce)).toBe('built with Go');
  expect(await findLiveKit(box.env)).toEqual({ file: cachedLiveKit(box.env), from: 'cache' });
  expect(await provideLiveKit(silent(), box.env, atOnce)).toBe('in the cache');
});

test('a server named by LIVEKIT_URL makes ours unnecessary', async () => {
  expect(await provideLiveKit(silent(), { ...box.env, LIVEKIT_URL: 'wss://x' })).toBe(
    'not needed, LIVEKIT_URL names another',
  );
});

test('when nothing works, one sentence names the remedy, and no half-made file stays', async () => {
  box.tool('go', 'echo "no network" >&2; exit 1');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await expect(provideLiveKit(silent(), box.env, atOnce)).rejects.toThrow(
    /^LiveKit server 1\.13\.4 is missing: building it with Go failed \(no network\).*install Go 1\.26 or newer.*run the command again\.$/,
  );
  expect(existsSync(cachedLiveKit(box.env))).toBe(false);
  expect(readdirSync(box.cache)).toEqual([]);
});

test('a release whose sum is wrong is not used', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      new Response(url.endsWith('.txt') ? `0000  ${releaseAsset(process.platform, process.arch)}` : 'evil'),
    ),
  );
  await expect(provideLiveKit(silent(), box.env, atOnce)).rejects.toThrow('its checksum is wrong');
  expect(existsSync(join(box.cache, 'livekit-server'))).toBe(false);
});

test.each([
  ['livekit-server version 1.13.4', true],
  ['livekit-server version 1.14.0', true],
  ['livekit-server version 1.13.3', false],
  ['livekit-server version 2.0.0', false],
  ['nonsense', false],
])('%s: %s', (printed, expected) => {
  expect(isRecentEnough(printed)).toBe(expected);
});

test('the sum of a release is the one in its own line', () => {
  expect(checksumFor('b.tar.gz', 'aa  ab.tar.gz\nbb  b.tar.gz\n')).toBe('bb');
  expect(releaseAsset('linux', 'x64')).toBe('livekit_1.13.4_linux_amd64.tar.gz');
  expect(releaseAsset('darwin', 'arm64')).toBeUndefined();
});
