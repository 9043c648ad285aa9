import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while a process with this id exists, whoever owns it.
 * @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * What tells a process from a later one that got the same id: its start time. Undefined when it is not running.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // After the command's closing bracket: state is field 3, the start time field 22 (proc(5)).
    const fields = statFields(pid);
    return fields[0] === 'Z' ? undefined : `${bootId()}:${fields[19] ?? ''}`;
  } catch {
    return isAlive(pid) ? 'unknown' : undefined;
  }
}

/** The parent of a process, or undefined when it cannot be told.
 * @param {number} pid
 * @returns {number | undefined} */
export function parentOf(pid) {
  try {
    const text =
      process.platform === 'linux'
        ? statFields(pid)[1]
        : execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return Number(text) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this process has a terminal that sends it signals, as for Ctrl-C. Linux only. */
export const hasTerminal = () => statFields('self')[4] !== '0';

/** The session of a process, by the number of its leader. Linux only.
 * @param {number} pid */
export const sessionOf = (pid) => Number(statFields(pid)[3]);

/** @param {number | 'self'} pid */
function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
