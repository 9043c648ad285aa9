import { spawnSync } from 'node:child_process';
import { which } from '../lib/which.mjs';

/**
 * Keeps this process, and every program that it starts from now on, on the first core. Returns why it cannot, as a
 * sentence; undefined when it did.
 */
export function keepToOneCore(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const taskset = which(['taskset'], env);
  if (taskset === undefined)
    return '--slow needs taskset, which Linux has in util-linux: install that, or leave --slow away.';
  const { status, stderr } = spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', '0', String(process.pid)], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `taskset could not give one core (${stderr.trim()}): leave --slow away.`;
}
