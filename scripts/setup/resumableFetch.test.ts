import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchResumably } from './resumableFetch.mjs';
import { fileHost } from './testing/fileHost.ts';
import { sandbox } from './testing/sandbox.ts';

const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

let box: ReturnType<typeof sandbox>;
let host: Awaited<ReturnType<typeof fileHost>>;
let part = '';
beforeEach(async () => {
  box = sandbox();
  host = await fileHost({ model: content });
  part = join(box.folder, 'deep', 'model.part');
});
afterEach(async () => {
  await host.close();
  box.remove();
});

const fetchIt = (options = {}) =>
  fetchResumably(host.addressOf('model'), part, content.length, { pauseInMs: 1, stallInMs: 5000, ...options });
const came = () => readFileSync(part);

test('a transfer that breaks off goes on where it ended', async () => {
  host.manners.breakAfter = 400;
  const sizes: number[] = [];
  expect(await fetchIt({ onBytes: (bytes: number) => sizes.push(bytes) })).toBeUndefined();
  expect(came()).toEqual(content);
  expect(host.asked).toEqual(['model 0', 'model 400', 'model 800']);
  expect(sizes.at(-1)).toBe(1000);
});

test('a later run goes on where the earlier one ended', async () => {
  writeFileSync(box.file('deep/model.part'), content.subarray(0, 300));
  expect(await fetchIt()).toBeUndefined();
  expect(host.asked).toEqual(['model 300']);
  expect(came()).toEqual(content);
});

test('a line that falls silent is asked again for the rest', async () => {
  host.manners.silentAfter = 600;
  expect(await fetchIt({ stallInMs: 1000 })).toBeUndefined();
  expect(host.asked).toEqual(['model 0', 'model 600']);
  expect(came()).toEqual(content);
});

test('a line that brings nothing is given up', async () => {
  host.manners.silentAfter = 0;
  expect(await fetchIt({ stallInMs: 1000 })).toBe('nothing came for 1 s');
  expect(host.asked).toHaveLength(1);
});

test('a server that knows no ranges sends the whole again', async () => {
  host.manners.noRanges = true;
  box.file('deep/model.part', 'other');
  expect(await fetchIt()).toBeUndefined();
  expect(came()).toEqual(content);
});

test('what is longer than the file is thrown away', async () => {
  box.file('deep/model.part', 'x'.repeat(1200));
  expect(await fetchIt()).toBeUndefined();
  expect(came()).toEqual(content);
});

test('a page of another size, as a sign-in page of a hotel, is not taken for the file', async () => {
  expect(await fetchResumably(host.addressOf('model'), part, 5000)).toBe('it has another size');
});

test('a refusal is told with its status', async () => {
  host.manners.status = 403;
  expect(await fetchIt()).toMatch(/^127\.0\.0\.1:\d+ answered 403$/);
});

test('a host that is not there is told', async () => {
  await host.close();
  expect(await fetchIt()).toMatch(/ECONNREFUSED/);
});
