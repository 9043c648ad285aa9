import { createHash } from 'node:crypto';
import { delimiter, join, sep } from 'node:path';
import { which } from '../lib/which.mjs';
import { readIfThere, writeWhole } from './files.mjs';
import { keepOnlyThisPlatform } from './onlyThisPlatform.mjs';
import { SetupError } from './report.mjs';
import { run } from './run.mjs';
import { fetchWithTries } from './fetchWithTries.mjs';

/**
 * Installs what the lockfile says, unless that is what is there already.
 * @param {string} root
 * @param {import('./report.mjs').StepOutput} output
 */
export async function installNpmPackages(root, output) {
  const outcome = await install(root, output);
  keepOnlyThisPlatform(root);
  return outcome;
}

/** @param {string} root @param {import('./report.mjs').StepOutput} output */
async function install(root, output) {
  const lock = readIfThere(join(root, 'package-lock.json'));
  if (lock === undefined) throw new SetupError('package-lock.json is missing: check the project out again.');
  const stamp = join(root, 'node_modules', '.viva-lock-hash');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(stamp) === wanted) return 'up to date';
  if (sameAsInstalled(lock, readIfThere(join(root, 'node_modules', '.package-lock.json')))) {
    writeWhole(stamp, wanted);
    return 'already installed';
  }
  output.note('installing (some minutes the first time)');
  const { command, args } = npmCommand(root);
  const npm = (/** @type {string[]} */ ...words) =>
    run(command, [...args, ...words, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      // Its install script would fetch libraries for graphics cards on Linux; older npm does not know `allowScripts`.
      env: { ...outsideProject(root), ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
  const attempt = async () => {
    const result = await npm('ci');
    // A registry that lacks a package of another platform makes `npm ci` call the lockfile incomplete.
    return result.ok || !result.output.includes('EUSAGE') ? result : npm('install', '--no-save');
  };
  const result = await fetchWithTries(attempt, ({ ok }) => (ok ? undefined : 'npm failed'), output);
  if (!result.ok) {
    throw new SetupError(
      'The npm packages could not be installed: check the network or npm’s registry setting, then run the command again.',
      result.output,
    );
  }
  writeWhole(stamp, wanted);
  return 'installed';
}

/**
 * Whether npm's own record of `node_modules` has all that the lockfile names. Optional packages may be absent: they
 * belong to other platforms.
 * @param {string} lock
 * @param {string | undefined} installed
 */
export function sameAsInstalled(lock, installed) {
  if (installed === undefined) return false;
  const have = packagesOf(installed);
  const want = packagesOf(lock);
  return Object.entries(want).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const there = have[path];
    if (!there) return entry.optional === true || entry.peer === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean }} LockEntry */

/** @param {string} text @returns {Record<string, LockEntry>} */
function packagesOf(text) {
  /** @type {{ packages?: Record<string, LockEntry> }} */
  const parsed = JSON.parse(text);
  return parsed.packages ?? {};
}

/** The npm that started us, on a Node that the installation does not replace under its feet.
 * @param {string} root @returns {{ command: string, args: string[] }} */
function npmCommand(root) {
  const script = process.env.npm_execpath;
  if (!script?.endsWith('.js')) return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
  const own = process.execPath.startsWith(join(root, 'node_modules') + sep);
  const outside = own ? which('node', outsideProject(root)) : process.execPath;
  return { command: outside ?? process.execPath, args: [script] };
}

/** The environment without the project's own `node_modules/.bin` on the PATH.
 * @param {string} root @returns {NodeJS.ProcessEnv} */
function outsideProject(root) {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: folders.join(delimiter) };
}
