import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { storybookFolder } from './stories.ts';

/**
 * Serves the built Storybook on a free port of this machine while the pictures are taken. A browser fetches each file
 * once: what is loaded anew with every page are some 260 files.
 */
export async function serveStorybook(): Promise<{ readonly port: number; close: () => Promise<void> }> {
  if (!existsSync(path.join(storybookFolder, 'index.json')))
    throw new Error('There is no built Storybook: run `npm run test:visual`, which builds it.');
  const server = createServer(sirv(storybookFolder, { maxAge: 3600, immutable: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: address.port, close };
}
