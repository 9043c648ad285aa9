import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The LiveKit server that the project is built and tested with. */
export const liveKitVersion = '1.13.4';

/**
 * Where things live that are fetched or built once per user: `VIVA_CACHE`, or the system's cache folder.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function cacheFolder(env = process.env) {
  if (env.VIVA_CACHE) return env.VIVA_CACHE;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'viva');
}

/** @param {NodeJS.ProcessEnv} [env] */
export function cachedLiveKit(env = process.env) {
  const name = process.platform === 'win32' ? 'livekit-server.exe' : 'livekit-server';
  return join(cacheFolder(env), `livekit-server-${liveKitVersion}`, name);
}

/** The folder of the models; scripts/setup/modelFiles.mjs says which files belong there.
 * @param {NodeJS.ProcessEnv} [env] */
export function modelsFolder(env = process.env) {
  return join(cacheFolder(env), 'models');
}

/** The folder of schemathesis and what it stands on, for Python.
 * @param {NodeJS.ProcessEnv} [env] */
export function schemathesisFolder(env = process.env) {
  return join(cacheFolder(env), 'schemathesis-4.32.5');
}
