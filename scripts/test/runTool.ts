import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** How long a tool may take; on one core it takes twice as long. */
const deadlineInMs = () => (availableParallelism() > 1 ? 30 : 60) * 60_000;

/** Where the words of a tool go: they are shown at once, or kept where several tools run side by side. */
export type Show = 'at once' | ((printed: string) => void);

/** Runs a tool of `node_modules` on this Node. True when it succeeded in time. */
export function runTool(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  show: Show = 'at once',
): Promise<boolean> {
  return runCommand(process.execPath, [join(root, script), ...args], env, show);
}

/** Runs a command in the project's folder. True when it succeeded in time. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  show: Show = 'at once',
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout: deadlineInMs(),
    });
    if (show !== 'at once')
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => show(text));
    const stop = () => child.kill('SIGTERM');
    const ended = (succeeded: boolean) => {
      process.off('SIGTERM', stop);
      process.off('disconnect', stop);
      resolve(succeeded);
    };
    process.once('SIGTERM', stop);
    process.once('disconnect', stop);
    child.once('error', () => ended(false));
    // Only then has everything been read that it printed.
    child.once('close', (code) => ended(code === 0));
  });
}
