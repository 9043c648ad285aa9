import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries for graphics cards, which the install script of onnxruntime-node fetches where it runs. */
const forGraphicsCards = /onnxruntime_providers_/;

/**
 * Removes from onnxruntime-node the libraries that this machine cannot use: 243 of its 288 MB on Linux x64. Where it has
 * none for this platform it stays as it is.
 * @param {string} root
 * @param {string} [platform]
 * @param {string} [arch]
 */
export function keepOnlyThisPlatform(root, platform = process.platform, arch = process.arch) {
  const bin = join(root, 'node_modules', 'onnxruntime-node', 'bin');
  for (const api of namesIn(bin)) {
    const own = join(bin, api, platform, arch);
    if (!existsSync(own)) continue;
    const platforms = namesIn(join(bin, api)).filter((name) => name !== platform);
    const archs = namesIn(join(bin, api, platform)).filter((name) => name !== arch);
    const providers = namesIn(own).filter((name) => forGraphicsCards.test(name));
    for (const name of platforms) remove(join(bin, api, name));
    for (const name of archs) remove(join(bin, api, platform, name));
    for (const name of providers) remove(join(own, name));
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** It costs only space when it cannot be removed. @param {string} path */
function remove(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Read-only, or in use.
  }
}
