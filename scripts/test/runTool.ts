import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const deadlineInMs = 20 * 60_000;

/** Runs a tool of `node_modules` on this Node, showing what it prints. True when it succeeded in time. */
export function runTool(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return runCommand(process.execPath, [join(root, script), ...args], env);
}

/** Runs a command in the project's folder, showing what it prints. True when it succeeded in time. */
export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: deadlineInMs,
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    process.once('disconnect', stop);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      process.off('disconnect', stop);
      resolve(code === 0);
    });
  });
}
