import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { type Run, runCommand } from './runTool.ts';
import { slowness, slownessName } from './slowness.ts';

/** Why a program can't be kept to one core here, in words; undefined when it can. */
export const whyNotOneCore = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  which(['taskset'], env) === undefined ? 'it needs taskset, which Linux has in util-linux' : undefined;

/** Runs a tool of `node_modules`, and every program that it starts, on the first core; limits of time are doubled. */
export function onOneCore(script: string, args: readonly string[], run: Run): Promise<string | undefined> {
  const share = availableParallelism() > 1 ? 2 : 1;
  const env = { ...run.env, [slownessName]: String(slowness() * share) };
  const command = ['--cpu-list', '0', process.execPath, join(root, script), ...args];
  return runCommand('taskset', command, { ...run, env });
}
