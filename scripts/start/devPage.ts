/** The page with hot reload, for `npm run dev`: Vite on PORT, the API from the server behind it at VIVA_BACKEND. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';

const app = join(root, 'packages', 'app');
const vite = await createServer({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  server: { port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1', strictPort: true },
});
await vite.listen();
process.send?.({ ready: true });
process.on('SIGTERM', () => {
  void vite.close().then(() => process.exit(0));
});
