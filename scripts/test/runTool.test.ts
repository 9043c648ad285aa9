import { beforeEach, expect, test, vi } from 'vitest';
import { type Run, runCommand } from './runTool.ts';

beforeEach(() => vi.stubEnv('VIVA_TEST_GROUP', undefined));

async function node(script: string, run: Run = {}) {
  let output = '';
  const show = (printed: string) => (output += printed);
  const why = await runCommand(process.execPath, ['-e', script], { show, ...run });
  return { why, output };
}
const endless = 'setInterval(() => {}, 1000)';

test('a command that succeeds gives no reason, and all that it printed', async () => {
  expect(await node('console.log("done")')).toEqual({ why: undefined, output: 'done\n' });
});

test('a command that fails says how it ended, and what it printed last', async () => {
  expect((await node('console.error("no such table"); process.exit(3)')).why).toBe(
    'ended with exit code 3\nno such table',
  );
  expect((await runCommand('no-such-command', [], { show: () => undefined })) ?? '').toContain('could not be started');
});

test('a command that goes on is stopped at its limit, with all that it started', async () => {
  const starts = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(endless)}]);
    console.log(child.pid); ${endless}`;
  const { why = '', output } = await node(starts, { limitInMs: 1_500 });
  expect(why).toContain('was stopped after 0.0 minutes, its limit');
  // It is gone as soon as the system has taken note of its end.
  await vi.waitFor(() => expect(() => process.kill(Number(output), 0)).toThrow('ESRCH'), { timeout: 10_000 });
});

test('a command is stopped from outside', async () => {
  const stop = new AbortController();
  const run = node(endless, { signal: stop.signal });
  stop.abort();
  expect((await run).why).toContain('was stopped from outside');
});
