import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../lib/processes.mjs';

const fastStopInMs = 8000;

/**
 * Ends a PostgreSQL whose part was killed: it has a group of its own and goes on alone, and its folder stays locked.
 * A fast shutdown (SIGINT) keeps everything that was committed.
 */
export async function endOrphanedDatabase(folder: string): Promise<void> {
  const pid = postmaster(join(folder, 'cluster'));
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  const deadline = performance.now() + fastStopInMs;
  while (isAlive(pid) && performance.now() < deadline) await wait(50);
  if (isAlive(pid)) signal(pid, 'SIGQUIT');
}

/** The running postmaster of a cluster; nobody else who may have got its number meanwhile. */
function postmaster(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && isAlive(pid) && servesCluster(pid, cluster) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL works in the folder of its cluster; where one cannot look at that, its command line must name it. */
function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return command.includes('postgres') && command.includes(cluster);
}

/** It may have ended by itself a moment ago. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}
