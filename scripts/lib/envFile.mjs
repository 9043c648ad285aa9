import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.mjs';

/** What `.env` says of the machine; all else there is about the product that somebody runs in this folder. */
const ofTheMachine = ['VIVA_CACHE', 'VIVA_MODELS', 'CHROMIUM_PATH'];

/**
 * Takes what `.env` says and the environment does not. With `VIVA_ENV_FILE=none` the file is left unread: a check of the
 * product must not meet whatever this folder's own settings name.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 */
export function takeEnvFile(env = process.env, folder = root) {
  take(env, folder, () => true);
}

/**
 * The same for checks, which run on this machine, but not on the product's database, mail server or LiveKit: only the
 * cache, the models and the browser.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 */
export function takeMachineSettings(env = process.env, folder = root) {
  take(env, folder, (name) => ofTheMachine.includes(name));
}

/** @param {NodeJS.ProcessEnv} env @param {string} folder @param {(name: string) => boolean} wanted */
function take(env, folder, wanted) {
  const file = join(folder, '.env');
  if (env.VIVA_ENV_FILE === 'none' || !existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (wanted(name)) env[name] ??= value;
  }
}
