import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { hasTerminal } from '../lib/processes.mjs';

/** A part that was started: its first process, and the mark by which everything that it forked is known. */
export interface StartedPart {
  readonly pid: number;
  readonly mark: string;
}

/** The variable that holds a part's mark. All that the part forks inherits it, save for what gets another environment. */
export const markName = 'VIVA_PART';

/**
 * Whether each part gets a process group, and with it a session, of its own. Linux by default shares a machine's time by
 * session, and then the start of one process can stall the sound of all interviews: there the parts stay in the session of the
 * supervisor, unless that has a terminal, whose Ctrl-C would reach all of them at once.
 */
export const inGroups = process.platform !== 'linux' || hasTerminal();

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** How a process ended, in words for a person. */
export function howItEnded(child: ChildProcess): string {
  if (child.signalCode) return `signal ${child.signalCode}`;
  return child.exitCode === null ? 'it was not ready in time' : `code ${child.exitCode}`;
}

/** Whether anything is left of a part. */
export const isLeft = (part: StartedPart): boolean => numbersOf(part).some((number) => send(number, 0));

/** Kills what is left of a part, however it forks meanwhile. */
export function killAll(part: StartedPart): void {
  const killed = new Set<number>();
  for (let found = numbersOf(part); found.some((number) => !killed.has(number)); found = numbersOf(part)) {
    for (const number of found) send(number, 'SIGKILL');
    for (const number of found) killed.add(number);
  }
}

/** Signals what is left of a part. True when there was anything. */
export const signalAll = (part: StartedPart, signal: NodeJS.Signals): boolean =>
  numbersOf(part)
    .map((number) => send(number, signal))
    .includes(true);

/** What a part's processes are signaled by: on Linux each one's number, elsewhere that of their group, negative. */
function numbersOf({ pid, mark }: StartedPart): number[] {
  if (process.platform !== 'linux') return [-pid];
  const marked = `${markName}=${mark}`;
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && environmentOf(name).includes(marked) ? [Number(name)] : [],
  );
}

/** What a process was started with, one `NAME=value` each; nothing of another person's, or of one that has ended. */
function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
  } catch {
    return [];
  }
}

function send(number: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(number, signal);
  } catch {
    return false;
  }
}
