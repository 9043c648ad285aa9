import os from 'node:os';
import path from 'node:path';

/** Folders with models: the one that set-up fills, before the operator's, `VIVA_MODELS`. */
export function modelFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  return [path.join(cacheFolder(env), 'models'), ...(env.VIVA_MODELS ? [path.resolve(env.VIVA_MODELS)] : [])];
}

/** Where things live that are fetched or made once per user: `VIVA_CACHE`, or the system's cache folder. */
export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env.VIVA_CACHE || path.join(env.XDG_CACHE_HOME || path.join(env.HOME || os.homedir(), '.cache'), 'viva');
