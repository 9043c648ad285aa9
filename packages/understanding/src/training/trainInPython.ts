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
import { judgeFile, judgeOrigin, labelsOf, listenerFile, listenerOrigin } from '../models.ts';
import { judgeDigest, judgeExamples } from './judgeTexts.ts';
import { listenerDigest, listenerExamples, trainer } from './listenerTexts.ts';

const run = promisify(execFile);

/** SHA-256 of a file. */
export const sha256Of = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What is trained in Python, and of what. */
interface Trained {
  readonly name: string;
  readonly program: string;
  /** What the program reads. */
  readonly given: () => object;
  /** What tells one state of the training from another. */
  readonly digest: () => string;
  /** Where the model is kept, and what it was made of. */
  readonly file: string;
  readonly origin: string;
}

const listener: Trained = {
  ...{ name: 'listener', program: 'listener.py', digest: listenerDigest, file: listenerFile, origin: listenerOrigin },
  given: () => ({ labels: labelsOf, examples: listenerExamples() }),
};

const judge: Trained = {
  ...{ name: 'judge', program: 'judge.py', digest: judgeDigest, file: judgeFile, origin: judgeOrigin },
  given: () => ({ examples: judgeExamples() }),
};

/** What is trained in Python. */
export const trainedInPython = { listener, judge } as const;

/**
 * Trains a model in Python and writes it into the repository: half an hour to an hour on two cores. What it needs, PyTorch above
 * all, is fetched once, into a folder of its own in the user's cache. @throws when Python, or what it needs, is missing.
 */
export async function trainInPython(trained: Trained, told: (words: string) => void): Promise<void> {
  const work = path.join(cacheFolder(), 'training');
  mkdirSync(work, { recursive: true });
  const python = await pythonIn(work, told);
  const folder = mkdtempSync(path.join(work, `${trained.name}-`));
  try {
    const [examples, made] = [path.join(folder, 'examples.json'), path.join(folder, 'model.onnx')];
    const data = trained.digest();
    writeFileSync(examples, JSON.stringify(trained.given()));
    await following(python, [path.join(trainer, trained.program), examples, made], told);
    // The cache may be on another disk.
    copyFileSync(made, `${trained.file}.part`);
    renameSync(`${trained.file}.part`, trained.file);
    const origin = { data, sha256: sha256Of(trained.file) };
    writeFileSync(trained.origin, `${JSON.stringify(origin, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  told(`the ${trained.name} was trained.`);
}

/** Looks for Python before anything is trained. @throws when it is missing, or can't make an environment of its own. */
export async function checkPython(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await run('python3', ['-c', 'import ensurepip, venv'], { env }).catch((cause: unknown) => {
    const words =
      'The listener and the judge are trained in Python: install python3 with venv and pip, or train one of the other tasks alone.';
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
