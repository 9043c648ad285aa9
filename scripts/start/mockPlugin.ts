import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
const entry = '/src/main.tsx';

/** Has Vite serve the page with nothing behind it. It is no part of the page's own build, so that no mock is ever shipped. */
export function mockPlugin(): Plugin {
  return {
    name: 'viva-mock',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(entry)) throw new Error(`index.html does not load ${entry}`);
        return html.replace(entry, '/src/mock/main.tsx');
      },
    },
    configureServer({ middlewares }) {
      const script = (path: string, text: () => string) =>
        middlewares.use(path, (_request, response) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end(text());
        });
      script('/mockServiceWorker.js', () => readFileSync(worker, 'utf8'));
      script('/config.js', () => '// The mocked page brings its own settings.\n');
      middlewares.use('/api', (_request, response) => {
        response.statusCode = 501;
        response.end('There is no service behind the mocked page.');
      });
    },
  };
}
