import { runCommand } from '../scripts/test/runTool.ts';
import path from 'node:path';
import { storybookFolder } from './stories.ts';

const root = path.join(import.meta.dirname, '..');

/** Builds Storybook. What it prints, a line for each file, is shown only when it fails. */
export async function buildStorybook(): Promise<void> {
  const script = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [script, 'build', '--quiet', '--disable-telemetry', '-o', storybookFolder];
  let output = '';
  const show = (printed: string) => (output += printed);
  const why = await runCommand(process.execPath, args, { env: { STORYBOOK_FOR_PICTURES: 'yes' }, show });
  if (why === undefined) return;
  console.error(output);
  throw new Error(`Storybook could not be built: ${why}`);
}
