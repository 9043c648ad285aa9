import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';
import { shownHost } from './addresses.ts';
import { requireFreePorts } from './freePorts.ts';
import { mockPlugin } from './mockPlugin.ts';
import type { StartOptions } from './options.ts';

const app = join(root, 'packages', 'app');

/** The page alone, on a mocked service, for `npm run dev -- --mock`: serves until `stopRequested`. */
export async function serveMockPage(
  { port, host }: Pick<StartOptions, 'port' | 'host'>,
  stopRequested: Promise<string>,
  say: (line: string) => void,
): Promise<void> {
  await requireFreePorts([{ port, host: host === 'localhost' ? '127.0.0.1' : host, protocol: 'tcp' }], port);
  const vite = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    mode: 'mock',
    plugins: [mockPlugin()],
    // Apart from the other kinds of development, which need other packages.
    cacheDir: join(root, 'node_modules', '.cache', 'viva-mock'),
    optimizeDeps: { entries: ['src/mock/main.tsx'] },
    server: { port, host, strictPort: true },
    logLevel: 'warn',
  });
  try {
    await vite.listen();
    const page = `http://${shownHost(host)}:${port}`;
    say(`The page alone, on a mocked service and a scripted interview: ${page}`);
    say('Any email address and password log in.');
    say(`Situations: the tab at the left edge, or ${page}/?situation=subscription.expired,room.nobodyComes`);
    say('Ctrl-C stops it.');
    await stopRequested;
  } finally {
    await vite.close();
  }
}
