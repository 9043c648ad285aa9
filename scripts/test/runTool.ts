import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Where the words of a tool go: they are shown at once, or kept where several tools run side by side. */
export type Show = 'at once' | ((printed: string) => void);

/** A run of a tool, beyond what is run. */
export interface Run {
  readonly env?: NodeJS.ProcessEnv;
  readonly show?: Show;
  /** How long it may take; half an hour unless it is said. */
  readonly limitInMs?: number;
}

/** How long a tool may take to end after it was told to. */
const graceInMs = 20_000;
/** How long what it started may go on printing after its end. */
const lastWordsInMs = 5_000;

/** Runs a tool of `node_modules` on this Node. Undefined when it succeeded, and else why not. */
export function runTool(script: string, args: readonly string[], run: Run = {}): Promise<string | undefined> {
  return runCommand(process.execPath, [join(root, script), ...args], run);
}

/** Runs a command in the project's folder. Undefined when it succeeded in time, and else why not. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, show = 'at once', limitInMs = 30 * 60_000 }: Run,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (show !== 'at once')
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => show(text));
    const timers: NodeJS.Timeout[] = [];
    const later = (ms: number, what: () => void) => timers.push(setTimeout(what, ms));
    let late = false;
    const stop = () => {
      child.kill('SIGTERM');
      later(graceInMs, () => child.kill('SIGKILL'));
    };
    later(Math.max(0, limitInMs), () => {
      late = true;
      stop();
    });
    const ended = (why: string | undefined) => {
      process.off('SIGTERM', stop);
      process.off('disconnect', stop);
      for (const timer of timers) clearTimeout(timer);
      resolve(late ? `was stopped after ${(limitInMs / 60_000).toFixed(1)} minutes, its limit` : why);
    };
    process.once('SIGTERM', stop);
    process.once('disconnect', stop);
    child.once('error', (error) => ended(`could not be started: ${error.message}`));
    const how = (code: number | null, signal: string | null) =>
      code === 0 ? undefined : `ended with ${signal ?? `exit code ${code}`}`;
    child.once('exit', (code, signal) => later(lastWordsInMs, () => ended(how(code, signal))));
    // Only then has everything been read that it printed.
    child.once('close', (code, signal) => ended(how(code, signal)));
  });
}
