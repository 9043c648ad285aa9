import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { helpOn } from './lib/help.mjs';

const root = path.join(import.meta.dirname, '..');
const file = readFileSync(path.join(root, 'package.json'), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(file));
const ours = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script] = /node scripts\/node24\.mjs (\S+)(?: |$)[^&]*$/.exec(command) ?? [];
  return script === undefined ? [] : [{ name, script }];
});

test.each(ours)('npm run $name has help', ({ script }) => {
  const own = readFileSync(path.join(root, script), 'utf8') + readOptions(script);
  expect(helpOn(script, ['--help']) ?? (own.includes('--help') || own.includes("'help'") ? 'Usage' : '')).toContain(
    'Usage',
  );
});

test('help comes alone, and before anything is done', () => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/node24.mjs', 'scripts/soakKill.ts', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run soak:kill/);
});

/** Where larger commands read their words. */
function readOptions(script: string): string {
  try {
    return readFileSync(path.join(root, script.replace('.ts', ''), 'options.ts'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
