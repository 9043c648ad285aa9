import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { cacheFolder } from '../folders.ts';
import { labelsOf, listenerFile, listenerOrigin } from '../models.ts';
import { listenerDigest, listenerExamples, trainer } from './listenerTexts.ts';

const run = promisify(execFile);

/** SHA-256 of a file. */
export const sha256Of = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Trains the listener in Python and writes it into the repository: about an hour on two cores. What it needs, PyTorch above
 * all, is fetched once, into a folder of its own in the user's cache. @throws when Python, or what it needs, is missing.
 */
export async function trainListener(told: (words: string) => void): Promise<void> {
  const work = path.join(cacheFolder(), 'training');
  mkdirSync(work, { recursive: true });
  const python = await pythonIn(work, told);
  const folder = mkdtempSync(path.join(work, 'listener-'));
  try {
    const [examples, made] = [path.join(folder, 'examples.json'), path.join(folder, 'listener.onnx')];
    const data = listenerDigest();
    writeFileSync(examples, JSON.stringify({ labels: labelsOf, examples: listenerExamples() }));
    await following(python, [path.join(trainer, 'listener.py'), examples, made], told);
    // The cache may be on another disk.
    copyFileSync(made, `${listenerFile}.part`);
    renameSync(`${listenerFile}.part`, listenerFile);
    const origin = { data, sha256: sha256Of(listenerFile) };
    writeFileSync(listenerOrigin, `${JSON.stringify(origin, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  told('the listener was trained.');
}

/** Looks for Python before anything is trained. @throws when it is missing, or can't make an environment of its own. */
export async function checkPython(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await run('python3', ['-c', 'import ensurepip, venv'], { env }).catch((cause: unknown) => {
    const words =
      'The listener is trained in Python: install python3 with venv and pip, or train one of the other tasks alone.';
    throw new Error(words, { cause });
  });
}

/** Python with what `training/requirements.txt` names. */
async function pythonIn(work: string, told: (words: string) => void): Promise<string> {
  const requirements = path.join(trainer, 'requirements.txt');
  const folder = path.join(work, `python-${sha256Of(requirements).slice(0, 12)}`);
  const [python, done] = [path.join(folder, 'bin', 'python'), path.join(folder, 'complete')];
  if (existsSync(done)) return python;
  told('fetching what the training needs (some gigabytes, once)');
  await run('python3', ['-m', 'venv', '--clear', folder]);
  await run(python, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements], { maxBuffer: 16 << 20 });
  writeFileSync(done, '');
  return python;
}

/** Runs a program to its end and tells each line that it prints. @throws when it fails, with the end of its stderr. */
function following(program: string, args: readonly string[], told: (words: string) => void): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stdout }).on('line', told);
  let last = '';
  child.stderr.on('data', (chunk: Buffer) => (last = (last + chunk.toString()).slice(-2_000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the training failed: ${last}`))));
  });
}
