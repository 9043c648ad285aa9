/**
 * Completes a build, as in `node afterBuild.ts [FOLDER]` after `vite build` into that folder: writes the public pages
 * beforehand, and compresses what browsers fetch as text.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { addresses } from './src/app/addresses.ts';
import { fill, fillHead, withFonts } from './src/prerender/fill.ts';
import { otherPages, publicPages } from './src/prerender/pages.ts';
import type { renderPage as RenderPage } from './src/prerender/render.tsx';
import { standIns } from './src/prerender/standIns.ts';

const root = import.meta.dirname;
const folder = resolve(process.argv[2] ?? join(root, 'dist'));
const renderer = join(folder, '.renderer');
const pages = join(folder, 'pages');

await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  // One copy of React and of the styles' library, whichever way their packages are written.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender/render.tsx',
    outDir: renderer,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});
const { renderPage } = (await import(pathToFileURL(join(renderer, 'render.js')).href)) as {
  renderPage: typeof RenderPage;
};

const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'));
const template = withFonts(readFileSync(join(folder, 'index.html'), 'utf8'), fonts);
writeFileSync(join(folder, 'index.html'), template);
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The scripts of a module and of all that it imports at once. */
function scriptsOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is no chunk of the built app`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

mkdirSync(pages, { recursive: true });
for (const page of publicPages) {
  const scripts = [...scriptsOf(page.module)].filter((file) => !template.includes(file));
  writeFileSync(join(pages, page.file), fill(template, page, await renderPage(page.path), scripts));
}
writeFileSync(join(pages, otherPages.file), fillHead(template, otherPages));
// What a server needs to know: which addresses there are, which of them are written already, and what to put in.
writeFileSync(
  join(folder, 'pages.json'),
  JSON.stringify({
    addresses: Object.values(addresses),
    written: Object.fromEntries(publicPages.map(({ path, file }) => [path, `pages/${file}`])),
    other: `pages/${otherPages.file}`,
    standIns,
  }),
);
rmSync(renderer, { recursive: true });

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (file.startsWith('pages') || file.startsWith('.vite') || !/\.(js|css|svg|html)$/.test(file)) continue;
  const path = join(folder, file);
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
