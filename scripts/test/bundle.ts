/** Fails when the app as it is shipped contains a mock, a test, a story, or something made for them. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';
import { unwelcome } from './unwelcome.ts';

const app = join(root, 'packages', 'app');
const result = await build({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
});
const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
const modules = outputs.flatMap((one) => (one.type === 'chunk' ? Object.keys(one.modules) : []));
const found = unwelcome(modules);
console.log(`${modules.length} modules are shipped`);
for (const path of found) console.error(`${path} must not be shipped`);
process.exit(modules.length === 0 || found.length > 0 ? 1 : 0);
