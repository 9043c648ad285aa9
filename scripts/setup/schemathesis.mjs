import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, schemathesisFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { fillFolder } from './files.mjs';
import { run } from './run.mjs';
import { fetchWithTries } from './fetchWithTries.mjs';

const constraints = join(root, 'tools', 'schemathesis', 'constraints.txt');

/**
 * How schemathesis is run from a folder that it was installed to: a program, its first arguments and its environment.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 */
export function schemathesisCommand(env = process.env, folder = schemathesisFolder(env)) {
  const python = which(['python3', 'python'], env);
  if (!python || !existsSync(folder)) return undefined;
  const args = ['-c', 'from schemathesis.cli import schemathesis; schemathesis(prog_name="schemathesis")'];
  return { command: python, args, env: { ...env, PYTHONPATH: folder } };
}

/**
 * Provides schemathesis in the user's cache. Without it the API is not fuzzed, so it is no reason to stop.
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function provideSchemathesis(output, env = process.env) {
  const folder = schemathesisFolder(env);
  // Parts of it are built for one version of Python, which may have been replaced since.
  if (await works(folder, env)) return 'in the cache';
  const python = which(['python3', 'python'], env);
  if (!python) return { warning: 'Python is missing, so the API is not fuzzed (on Debian: python3 and python3-pip)' };
  output.note('fetching it (90 MB, once)');
  const fetched = await fillFolder(folder, async (draft) => {
    const options = [
      '--disable-pip-version-check',
      '--quiet',
      '--retries',
      '1',
      '--only-binary=:all:',
      '--constraint',
      constraints,
    ];
    const args = ['-m', 'pip', 'install', ...options, '--target', draft, 'schemathesis'];
    const install = () => run(python, args, { env, timeoutInMs: 300_000 });
    const { ok } = await fetchWithTries(install, (result) => (result.ok ? undefined : 'pip failed'), output);
    return ok && works(draft, env);
  });
  return fetched
    ? 'fetched as Python packages'
    : { warning: 'not found, so the API is not fuzzed; it needs Python 3.10 or newer with pip, and PyPI' };
}

/** @param {string} folder @param {NodeJS.ProcessEnv} env */
async function works(folder, env) {
  const found = schemathesisCommand(env, folder);
  if (!found) return false;
  return (await run(found.command, [...found.args, '--version'], { env: found.env, timeoutInMs: 60_000 })).ok;
}
