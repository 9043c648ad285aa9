import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { storybookFolder } from './stories.ts';

const root = path.join(import.meta.dirname, '..');

/** Builds Storybook. What it prints, a line for each file, is shown only when it fails. */
export function buildStorybook(): void {
  const script = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [script, 'build', '--quiet', '--disable-telemetry', '-o', storybookFolder];
  const env = { ...process.env, STORYBOOK_FOR_PICTURES: 'yes' };
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status === 0) return;
  console.error(stdout, stderr);
  throw new Error('Storybook could not be built.');
}
