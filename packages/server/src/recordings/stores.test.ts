import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Double, startS3 } from '../testing/s3Double.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';
import type { SoundStore } from './soundStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-recordings-'));
let s3: S3Double;
const stores: Record<string, SoundStore> = {};
beforeAll(async () => {
  s3 = await startS3();
  const credentials = { keyId: 'KEY', secret: 'a-secret' };
  stores['a folder'] = folderStore(join(folder, 'made', 'with the first'));
  stores['a bucket'] = s3Store({ bucket: 'sounds', region: 'eu-central-1', endpoint: s3.url, credentials });
});
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const sound = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 251));
const read = async (store: SoundStore, key: string, first = 0, last = sound.length - 1) => {
  const stream = await store.read(key, { first, last });
  return stream && buffer(stream);
};

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  const store = () => stores[name] ?? folderStore('/nowhere');

  test('keeps a file, gives any part of it, and lets it go', async () => {
    await store().put('ab_c-1', sound);
    expect((await read(store(), 'ab_c-1'))?.equals(sound)).toBe(true);
    expect((await read(store(), 'ab_c-1', 10, 19))?.equals(sound.subarray(10, 20))).toBe(true);
    await store().remove('ab_c-1');
    expect(await read(store(), 'ab_c-1')).toBeUndefined();
  });

  test('has nothing to say of what it never had, and lets it go without a word', async () => {
    expect(await read(store(), 'never')).toBeUndefined();
    await store().remove('never');
  });
});

test('files of a folder are for its owner alone, and none is left half-written', async () => {
  const at = join(folder, 'alone');
  await folderStore(at).put('key', sound);
  expect(readdirSync(join(at, 'ke'))).toEqual(['key.opus']);
  expect(statSync(join(at, 'ke', 'key.opus')).mode & 0o077).toBe(0);
  expect(statSync(join(at, 'ke')).mode & 0o077).toBe(0);
});

test('a bucket is asked with a signature, and a storage that is away is an error in good time', async () => {
  const store = stores['a bucket'];
  await store?.put('signed', sound);
  expect(s3.asked.at(-1)).toEqual({
    what: 'PUT /sounds/recordings/signed.opus',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=KEY\/\d+\/eu-central-1\/s3\//) as unknown,
  });
  expect(s3.objects.get('/sounds/recordings/signed.opus')?.equals(sound)).toBe(true);
  s3.away = true;
  await expect(store?.put('away', sound)).rejects.toThrow();
  s3.away = false;
});
