import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWrittenPages, type WrittenPages } from './writtenPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'viva-written-'));
const words = {
  brandName: 'Ask & <Answer>',
  supportEmail: 'help@acme.example',
  blogUrl: 'https://blog.acme.example',
  origin: 'https://acme.example',
};
let pages: WrittenPages;

beforeAll(() => {
  mkdirSync(join(folder, 'pages'));
  const standIns = {
    brandName: 'BRAND',
    supportEmail: 'to@it.invalid',
    blogUrl: 'https://b.invalid',
    origin: 'https://o.invalid',
  };
  writeFileSync(join(folder, 'pages/terms.html'), '<title>BRAND</title><a href="https://o.invalid/terms">BRAND</a>');
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({ addresses: ['/', '/terms', '/room/:id'], written: { '/terms': 'pages/terms.html' }, standIns }),
  );
  pages = readWrittenPages(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/', '/terms', '/terms/', '/TERMS', '/room/k3'])('%s is there', (path) =>
  expect(pages.has(path)).toBe(true),
);
test.each(['/room', '/room/a/b', '/terms.html', '/nothing'])('%s is not there', (path) => {
  expect(pages.has(path)).toBe(false);
});

test('a page is filled with the words of the deployment, none of which is markup', () => {
  expect(pages.html('/terms', words)).toBe(
    '<title>Ask &amp; &lt;Answer&gt;</title><a href="https://acme.example/terms">Ask &amp; &lt;Answer&gt;</a>',
  );
  expect(pages.html('/terms/', words)).toBe(pages.html('/terms', words));
  expect(pages.html('/', words)).toBeUndefined();
});

test('where nothing is written, the page has at least the words of its head', () => {
  const list = {
    addresses: ['/room/:id'],
    written: {},
    other: 'other.html',
    standIns: { ...words, brandName: 'BRAND' },
  };
  writeFileSync(join(folder, 'pages/other.html'), '<title>BRAND</title>');
  writeFileSync(join(folder, 'pages/pages.json'), JSON.stringify(list));
  const others = readWrittenPages(join(folder, 'pages'));
  expect(others.html('/room/k3', words)).toBe('<title>Ask &amp; &lt;Answer&gt;</title>');
  rmSync(join(folder, 'pages/pages.json'));
});

test('a build without written pages has every address', () => {
  const none = readWrittenPages(join(folder, 'pages'));
  expect([none.has('/anything'), none.html('/', words)]).toEqual([true, undefined]);
});
