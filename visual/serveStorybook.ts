import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { storybookFolder } from './stories.ts';

/** Serves the built Storybook on a free port of this machine while the pictures are taken. */
export async function serveStorybook(): Promise<{ readonly port: number; close: () => Promise<void> }> {
  if (!existsSync(path.join(storybookFolder, 'index.json')))
    throw new Error('There is no built Storybook: run `npm run test:visual`, which builds it.');
  const server = await preview({
    configFile: false,
    root: path.dirname(storybookFolder),
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0, allowedHosts: true },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { port: address.port, close: () => server.close() };
}
