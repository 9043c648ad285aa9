import type { ChildProcess } from 'node:child_process';

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** How a process ended, in words for a person. */
export function howItEnded(child: ChildProcess): string {
  if (child.signalCode) return `signal ${child.signalCode}`;
  return child.exitCode === null ? 'it was not ready in time' : `code ${child.exitCode}`;
}

/** Signals what is left of a process group. True when there was somebody. */
export function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
