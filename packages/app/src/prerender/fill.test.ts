import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill, fillHead, withFonts } from './fill.ts';
import { publicPages, type PublicPage } from './pages.ts';
import { standIns } from './standIns.ts';

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const page: PublicPage = {
  path: '/terms',
  file: 'terms.html',
  module: 'src/terms.tsx',
  name: 'Terms & More',
  description: 'What "holds" here.',
};
const rendered = { content: '<h1>Costs $& and $1</h1>', styles: '<style>h1{}</style>' };

test('a page has its content, its styles, its scripts, and says once what it is', () => {
  const html = fill(template, page, rendered, ['assets/terms-1.js']);
  expect(html).toContain('<div id="root" data-page="/terms"><h1>Costs $& and $1</h1></div>');
  expect(html.indexOf('<style>h1{}</style>')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/terms-1.js" />');
  expect(html.match(/<title>.*<\/title>/g)).toEqual([`<title>${standIns.brandName} | Terms &amp; More</title>`]);
  expect(html.match(/<meta name="description".*>/g)).toEqual([
    '<meta name="description" content="What &quot;holds&quot; here." />',
  ]);
  expect(html).toContain(`<link rel="canonical" href="${standIns.origin}/terms" />`);
});

test('a page that stands at many addresses says who it is, and of none that it is the one', () => {
  const html = fillHead(template, { description: 'What this is.' });
  expect(html).toContain(`<title>${standIns.brandName}</title>`);
  expect(html).toContain('<meta property="og:description" content="What this is." />');
  expect(html).not.toMatch(/canonical|og:url/);
  expect(html).toContain('<div id="root"></div>');
});

test('a template without a place for the page is told', () => {
  expect(() => fill('<html></html>', page, rendered, [])).toThrow('index.html has no place for');
});

test('every public page has an address and a file of its own', () => {
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map(({ file }) => file)).size).toBe(publicPages.length);
});

test('fonts are fetched with the page', () => {
  expect(withFonts(template, ['inter-1.woff2'])).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-1.woff2" />',
  );
});
