import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { lastLines } from './failures.ts';

/** Where the words of a tool go: they are shown at once, or kept where several tools run side by side. */
export type Show = 'at once' | ((printed: string) => void);

/** A run of a tool, beyond what is run. */
export interface Run {
  readonly env?: NodeJS.ProcessEnv;
  readonly show?: Show;
  /** How long it may take; for ever where nothing is said. */
  readonly limitInMs?: number;
  /** Stops it. */
  readonly signal?: AbortSignal | undefined;
}

/** How long a tool may take to end after it was told to. */
const graceInMs = 15_000;
/** How long what it started may go on printing after its end. */
const lastWordsInMs = 5_000;
/** Tells what a tool runs that it is in that tool's group already, and is stopped with it. */
const inGroup = 'VIVA_TEST_GROUP';
/** Characters at the end of what it printed, from which a failure takes its reason. */
const keptOutput = 16_384;

/** Runs a tool of `node_modules` on this Node. Undefined when it succeeded, and else why not. */
export function runTool(script: string, args: readonly string[], run: Run = {}): Promise<string | undefined> {
  return runCommand(process.execPath, [join(root, script), ...args], run);
}

/**
 * Runs a command in the project's folder. Undefined when it succeeded in time; else how it ended and the last lines that it
 * printed. What it started is in a process group with it, and is stopped with it.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, show = 'at once', limitInMs, signal }: Run,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const colors = show === 'at once' && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const detached = process.platform !== 'win32' && process.env[inGroup] === undefined;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...colors, ...env, [inGroup]: 'yes' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
    let printed = '';
    const hear = (stream: NodeJS.ReadableStream, shown: NodeJS.WriteStream) =>
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-keptOutput);
        if (show === 'at once') shown.write(text);
        else show(text);
      });
    hear(child.stdout, process.stdout);
    hear(child.stderr, process.stderr);
    const timers: NodeJS.Timeout[] = [];
    const later = (ms: number, what: () => void) => timers.push(setTimeout(what, ms));
    let stopped: string | undefined;
    const stop = (why: string) => {
      stopped ??= why;
      end(child, 'SIGTERM', detached);
      later(graceInMs, () => end(child, 'SIGKILL', detached));
    };
    const aborted = () => stop('was stopped from outside');
    if (limitInMs !== undefined)
      later(Math.max(0, limitInMs), () =>
        stop(`was stopped after ${(limitInMs / 60_000).toFixed(1)} minutes, its limit`),
      );
    if (signal?.aborted) aborted();
    signal?.addEventListener('abort', aborted, { once: true });
    const ended = (why: string | undefined) => {
      signal?.removeEventListener('abort', aborted);
      for (const timer of timers) clearTimeout(timer);
      const how = stopped ?? why;
      resolve(how === undefined ? undefined : [how, lastLines(printed)].join('\n').trim());
    };
    child.once('error', (error) => ended(`could not be started: ${error.message}`));
    const how = (code: number | null, by: string | null) =>
      code === 0 ? undefined : `ended with ${by ?? `exit code ${code}`}`;
    child.once('exit', (code, by) => later(lastWordsInMs, () => ended(how(code, by))));
    // Only then has everything been read that it printed.
    child.once('close', (code, by) => ended(how(code, by)));
  });
}

/** Sends a signal to a process, and to all that it started where they are its group. */
function end(child: ChildProcess, signal: NodeJS.Signals, group: boolean): void {
  if (child.pid === undefined) return;
  try {
    if (group) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}
