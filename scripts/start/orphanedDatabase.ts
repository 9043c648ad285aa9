import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../lib/processes.mjs';

const fastStopInMs = 8000;

/**
 * Ends a PostgreSQL whose part was killed: it has a group of its own and goes on alone, and its folder stays locked.
 * A fast shutdown (SIGINT) keeps everything that was committed.
 */
export async function endOrphanedDatabase(folder: string): Promise<void> {
  const pid = postmaster(join(folder, 'cluster', 'postmaster.pid'));
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + fastStopInMs;
  while (isAlive(pid) && performance.now() < deadline) await wait(50);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

/** The running postmaster of a cluster; nobody else who may have got its number meanwhile. */
function postmaster(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (!Number.isInteger(pid) || !isAlive(pid)) return undefined;
    const isPostgres =
      process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
    return isPostgres ? pid : undefined;
  } catch {
    return undefined;
  }
}
