/** The page with hot reload, for `npm run dev`: Vite on PORT, everything else from the server behind it at DEV_SERVER. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';

const target = process.env.DEV_SERVER ?? '';
const app = join(root, 'packages', 'app');
const vite = await createServer({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  server: {
    port: Number(process.env.PORT),
    host: process.env.HOST ?? '127.0.0.1',
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/internal', '/config.js', '/healthz'].map((path) => [path, { target }])),
  },
});
await vite.listen();
process.send?.({ ready: true });
process.on('SIGTERM', () => {
  void vite.close().then(() => process.exit(0));
});
