import { existsSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findNode24, noNode24 } from '../lib/node24.mjs';
import { hashOf, readIfThere, writeWhole } from './files.mjs';
import { SetupError } from './report.mjs';
import { run } from './run.mjs';

const sources = [
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/app/afterBuild.ts',
  'packages/app/package.json',
  'packages/app/public',
  'packages/app/src',
  'packages/ui/src',
  'packages/api-client/src',
  'package-lock.json',
];

/** What decides whether the built app is still the one of these sources. Tests and stories never reach it.
 * @param {string} root */
export function appHash(root) {
  return hashOf(root, sources, (path) => !/\.(test|spec|stories)\.tsx?$/.test(path));
}

/**
 * Builds the app when its sources changed since the last time.
 * @param {string} root
 * @param {import('./report.mjs').StepOutput} output
 */
export async function buildApp(root, output) {
  const app = join(root, 'packages', 'app');
  const dist = join(app, 'dist');
  const stamp = join(root, 'node_modules', '.viva-app-hash');
  const wanted = appHash(root);
  if (existsSync(join(dist, 'index.html')) && readIfThere(stamp) === wanted) return 'up to date';
  output.note('building');
  const node = findNode24(root);
  if (!node) throw new SetupError(noNode24);
  const draft = join(app, 'dist.tmp');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  };
  const steps = [
    [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    [join(app, 'afterBuild.ts'), draft],
  ];
  for (const step of steps) {
    const result = await run(node, step, { cwd: app, env });
    if (!result.ok) throw new SetupError('The app could not be built: see the lines above.', result.output);
  }
  rmSync(stamp, { force: true });
  rmSync(dist, { recursive: true, force: true });
  renameSync(draft, dist);
  writeWhole(stamp, wanted);
  return 'built';
}
