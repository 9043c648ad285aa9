/**
 * Fails when the app as it is shipped contains a mock, a test, a story, or something made for them, or when a route needs
 * more script than it may.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/paths.mjs';
import { unwelcome } from './unwelcome.ts';
import { firstLoadKb, mostKb } from './weights.ts';

const app = join(root, 'packages', 'app');
const result = await build({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
});
const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
const scripts = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []));
const modules = scripts.flatMap((one) => Object.keys(one.modules));
const found = unwelcome(modules);
console.log(`${modules.length} modules are shipped`);
for (const path of found) console.error(`${path} must not be shipped`);
const tooHeavy = Object.entries(mostKb).filter(([route, most]) => {
  const weight = firstLoadKb(scripts, route);
  console.log(`${route}: ${weight.toFixed(1)} kB of script, at most ${most}`);
  return weight > most;
});
for (const [route] of tooHeavy) {
  console.error(
    `${route} has become too heavy: fetch later what is not needed at first, or say in weights.ts what it is for`,
  );
}
process.exit(modules.length === 0 || found.length > 0 || tooHeavy.length > 0 ? 1 : 0);
