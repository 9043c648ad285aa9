import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../packages/server/src/testing/ports.ts';
import { InputError } from '../lib/input.ts';
import { cacheFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { fillFolder } from '../setup/files.mjs';
import { run } from '../setup/run.mjs';

/** llama.cpp with its server, as a Python package; MIT. Only checks use it. */
const requirement = 'xllamacpp==2026.10.11549';
const folder = path.join(cacheFolder(), requirement.replace('==', '-'));

/** Longest wait until a model is served, in milliseconds: large ones are read from a disk. */
const startMs = 60_000;

/** A model that is served on this machine. */
export interface Served {
  /** Address up to `/v1`. */
  readonly address: string;
  readonly stop: () => void;
}

/** Provides llama.cpp in the user's cache; says how Python finds it. @throws {InputError} where that can't be */
async function provided(): Promise<{ readonly python: string; readonly env: NodeJS.ProcessEnv }> {
  const python = which(['python3', 'python']);
  if (!python)
    throw new InputError('Python is missing, which llama.cpp is served with (on Debian: python3 and python3-pip).');
  const works = async (place: string) =>
    (await run(python, ['-c', 'import xllamacpp'], { env: { ...process.env, PYTHONPATH: place } })).ok;
  if (!(await works(folder))) {
    console.error('… fetching llama.cpp (34 MB, once)');
    const options = ['--disable-pip-version-check', '--quiet', '--retries=1', '--no-deps', '--only-binary=:all:'];
    const fetched = await fillFolder(folder, async (draft: string) => {
      const { ok } = await run(python, ['-m', 'pip', 'install', ...options, '--target', draft, requirement]);
      return ok && works(draft);
    });
    if (!fetched)
      throw new InputError(
        `llama.cpp can't be had: it needs Python 3.10 or newer with pip, and PyPI (${requirement}).`,
      );
  }
  return { python, env: { ...process.env, PYTHONPATH: folder } };
}

/** Serves the model of a file with llama.cpp. @throws {InputError} where that can't be */
export async function serve(weights: string): Promise<Served> {
  const { python, env } = await provided();
  const port = String(await freePort());
  const script = path.join(import.meta.dirname, 'serve.py');
  const child = spawn(python, [script, weights, port], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const address = await addressOf(child);
  return { address: `${address}/v1`, stop: () => void child.stdin.end() };
}

/** Where the server says it is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let [out, log] = ['', ''];
    const failed = (why: string) => {
      child.kill();
      reject(new InputError(`llama.cpp does not serve the model: ${why}`));
    };
    const timer = setTimeout(() => failed(`nothing in ${startMs / 1_000} s`), startMs);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const [address] = /^http:\S+(?=\n)/m.exec(out) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (log = `${log}${text}`.slice(-2_000)));
    child.once('exit', () => {
      clearTimeout(timer);
      failed(log.trim().split('\n').at(-1) ?? 'it ended');
    });
  });
}
