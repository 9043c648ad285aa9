import { expect, test } from 'vitest';
import { runCommand } from './runTool.ts';

const node = (script: string, limitInMs = 60_000) => {
  let output = '';
  const show = (printed: string) => (output += printed);
  return runCommand(process.execPath, ['-e', script], { show, limitInMs }).then((why) => ({ why, output }));
};

test('a command that succeeds gives no reason, and all that it printed', async () => {
  expect(await node('console.log("done")')).toEqual({ why: undefined, output: 'done\n' });
});

test('a command that fails says how it ended', async () => {
  expect((await node('process.exit(3)')).why).toBe('ended with exit code 3');
  expect((await runCommand('no-such-command', [], { show: () => undefined })) ?? '').toContain('could not be started');
});

test('a command that goes on is stopped at its limit', async () => {
  expect((await node('setInterval(() => {}, 1000)', 300)).why).toBe('was stopped after 0.0 minutes, its limit');
});
