import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/paths.mjs';

/** Runs Vitest on one file of its own, in a folder of its own. */
function reportOf(source: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'viva-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.test.ts'), source);
  const report = join(folder, 'report.json');
  const reporter = `--reporter=${join(root, 'scripts/test/vitestReporter.ts')}`;
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--globals', reporter];
  spawnSync(process.execPath, args, { cwd: folder, env: { ...process.env, VIVA_VITEST_REPORT: report } });
  return JSON.parse(readFileSync(report, 'utf8'));
}

const fails = expect.stringContaining('Error: broken');

test('what passed and what failed is named, with the reason', () => {
  const source = `test('one', () => {}); test('two', () => { throw new Error('broken'); });`;
  expect(reportOf(source)).toMatchObject({ failures: [{ name: 'two', reason: fails }] });
});

test('a file that cannot be loaded is a failure', () => {
  expect(reportOf(`throw new Error('broken');`)).toMatchObject({ failures: [{ name: 'the file', reason: fails }] });
});

test('an error outside of any test is a failure, though every test passed', () => {
  const source = `test('one', () => void Promise.reject(new Error('broken')));`;
  const failures = [{ name: 'an error outside of any test', reason: fails }];
  expect(reportOf(source)).toMatchObject({ failures });
});
