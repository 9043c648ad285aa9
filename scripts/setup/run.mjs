import { spawn } from 'node:child_process';

const keptOutput = 64 * 1024;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutInMs?: number, signal?: AbortSignal }} RunOptions
 * @typedef {{ ok: boolean, output: string }} RunResult
 */

/**
 * Runs a tool quietly and keeps the end of what it printed. Never throws: a tool that is missing did not succeed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd, env, timeoutInMs = 20 * 60_000, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutInMs,
      ...(signal && { signal }),
    });
    running.add(child);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-keptOutput);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (/** @type {boolean} */ ok) => {
      running.delete(child);
      resolve({ ok, output: output.trim() });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Stops every tool that is still running. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}
