import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Spoken } from '../service/protocol.ts';
import { LineCache } from './lineCache.ts';

const sampleRate = 22_050;
const megabyte = 1024 * 1024;
const line = (samples: number, value = 5): Spoken => ({ sampleRate, samples: new Int16Array(samples).fill(value) });

let home = '';
let folder = '';
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'viva-lines-'));
  folder = path.join(home, 'lines');
});
afterEach(() => rmSync(home, { recursive: true }));

const files = (): string[] => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []);

describe('LineCache', () => {
  test('has what was spoken before, for another process too where that is allowed', async () => {
    const cache = new LineCache({ folder, sampleRate });
    await cache.add('Hello.', line(100), true);
    await cache.add('You said Annabel.', line(200), false);
    expect(await cache.find('Hello.')).toEqual(line(100));
    expect(await cache.find('You said Annabel.')).toEqual(line(200));
    expect(await cache.find('Hello!')).toBeUndefined();
    const next = new LineCache({ folder, sampleRate });
    expect(await next.find('Hello.')).toEqual(line(100));
    expect(await next.find('You said Annabel.')).toBeUndefined();
    expect(files()).toHaveLength(1);
  });

  test('keeps nothing on disk without a folder', async () => {
    const cache = new LineCache({ folder: undefined, sampleRate });
    await cache.add('Hello.', line(100), true);
    expect(await cache.find('Hello.')).toEqual(line(100));
    await cache.prune();
    expect(files()).toEqual([]);
  });

  test('forgets what was used longest ago when there is too much', async () => {
    const cache = new LineCache({ folder: undefined, sampleRate });
    const quarter = line((16 * megabyte) / 2);
    for (const text of ['one', 'two', 'three', 'four']) await cache.add(text, quarter, false);
    await cache.find('one');
    await cache.add('five', quarter, false);
    const there = await Promise.all(['one', 'two', 'three', 'four', 'five'].map((text) => cache.find(text)));
    expect(there.map(Boolean)).toEqual([true, false, true, true, true]);
  });

  test('makes room on disk: what was used longest ago goes', async () => {
    const cache = new LineCache({ folder, sampleRate });
    await cache.add('old', line(1), true);
    const [old = ''] = files();
    utimesSync(old, 1, 1);
    await cache.add('new', line(1), true);
    for (const file of files()) truncateSync(file, 200 * megabyte);
    // As a file of another worker that is gone by the time it is looked at.
    symlinkSync(path.join(home, 'nowhere'), path.join(folder, 'draft'));
    await cache.prune();
    expect([files().length, existsSync(old)]).toEqual([2, false]);
  });

  test('removes the lines of voices that nobody has used for a month', async () => {
    const [unused, used, other] = ['0123456789abcdef', 'fedcba9876543210', 'notes'].map((name) =>
      path.join(home, name),
    );
    for (const place of [unused, used, other]) mkdirSync(place ?? '');
    const longAgo = Date.now() / 1_000 - 31 * 24 * 3_600;
    for (const place of [unused, other]) utimesSync(place ?? '', longAgo, longAgo);
    await new LineCache({ folder, sampleRate }).prune();
    expect([unused, used, other].map((place) => existsSync(place ?? ''))).toEqual([false, true, true]);
  });

  test('stays in memory, and says so once, where nothing can be written', async () => {
    writeFileSync(folder, 'a file is in the way');
    const warnings: string[] = [];
    const cache = new LineCache({ folder, sampleRate, warn: (sentence) => warnings.push(sentence) });
    await cache.add('Hello.', line(100), true);
    expect(await cache.find('Hello.')).toEqual(line(100));
    await cache.prune();
    expect(statSync(folder).isFile()).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('are not kept on disk')]);
  });

  test('takes no file that is empty', async () => {
    await new LineCache({ folder, sampleRate }).add('Hello.', line(100), true);
    for (const file of files()) truncateSync(file, 0);
    expect(await new LineCache({ folder, sampleRate }).find('Hello.')).toBeUndefined();
  });
});
