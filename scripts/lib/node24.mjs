import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** Type stripping without a flag and a stable `node:wasi` set the bar (docs/decisions/0001-node-24.md). */
const needed = 24;

/** True when this process itself runs on a Node that can run the product. */
export function isNewEnough(version = process.versions.node) {
  return Number(version.split('.')[0]) >= needed;
}

/**
 * A Node 24 or newer: the running one, else the one that npm installed for this platform. Undefined when neither is there.
 * @param {string} [projectRoot]
 * @returns {string | undefined}
 */
export function findNode24(projectRoot = root) {
  if (isNewEnough()) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(join(projectRoot, 'package.json')).resolve(`${name}/package.json`));
    const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** What a person reads when no such Node can be found. */
export const noNode24 = `Viva runs on Node ${needed}, and npm has none for ${process.platform}-${process.arch}: install Node ${needed} from https://nodejs.org and run the command again.`;
