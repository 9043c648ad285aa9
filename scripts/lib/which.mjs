import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The first executable of one of these names on the PATH.
 * @param {string | string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function which(names, env = process.env) {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of [names].flat()) {
    for (const folder of folders) {
      for (const suffix of suffixes) {
        const file = join(folder, name + suffix);
        if (isExecutable(file)) return file;
      }
    }
  }
  return undefined;
}
