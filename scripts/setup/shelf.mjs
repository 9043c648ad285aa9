import { constants, copyFileSync, linkSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfThere, sha256, writeWhole } from './files.mjs';

/** @typedef {{ path: string, bytes: number, sha256: string }} KnownFile */
/** @typedef {{ bytes: number, changedAtInMs: number, sha256: string }} Stamp */

/**
 * A folder that takes in files only with the content that is pinned for them. A stamp spares hashing a file again that
 * has not changed since; 106 MB would cost 0.3 s at every start.
 * @param {string} folder
 */
export function openShelf(folder) {
  const stampFile = join(folder, '.checked.json');
  /** @type {Record<string, Stamp>} */
  const stamps = parseStamps(readIfThere(stampFile));
  const remember = (/** @type {KnownFile} */ file) => {
    const { size, mtimeMs } = statSync(join(folder, file.path));
    stamps[file.path] = { bytes: size, changedAtInMs: mtimeMs, sha256: file.sha256 };
    writeWhole(stampFile, JSON.stringify(stamps, null, 2));
  };

  return {
    /** Whether the file is there with the right content; one with another content is removed.
     * @param {KnownFile} file */
    has(file) {
      const target = join(folder, file.path);
      const found = statSync(target, { throwIfNoEntry: false });
      if (!found) return false;
      const stamp = stamps[file.path];
      if (stamp?.bytes === found.size && stamp.changedAtInMs === found.mtimeMs && stamp.sha256 === file.sha256)
        return true;
      if (isRight(target, file)) {
        remember(file);
        return true;
      }
      rmSync(target, { recursive: true, force: true });
      return false;
    },

    /** Moves a file in if its content is right, and says whether it was.
     * @param {KnownFile} file @param {string} from on the same disk as the folder */
    move(file, from) {
      if (!isRight(from, file)) return false;
      put(file, (target) => renameSync(from, target));
      return true;
    },

    /** Takes in a file of another folder, which stays as it is. Says whether its content was right.
     * @param {KnownFile} file @param {string} from */
    copy(file, from) {
      if (!isRight(from, file)) return false;
      put(file, (target) => {
        const draft = `${target}.tmp-${process.pid}`;
        linkOrCopy(realpathSync(from), draft);
        renameSync(draft, target);
      });
      return true;
    },

    /** Where the part of the file that came so far waits for the rest.
     * @param {KnownFile} file */
    partOf: (file) => join(folder, `${file.path}.part`),
  };

  /** @param {KnownFile} file @param {(target: string) => void} place */
  function put(file, place) {
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    place(target);
    rmSync(`${target}.part`, { force: true });
    remember(file);
  }
}

/** @param {string} path @param {KnownFile} file */
function isRight(path, file) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === file.bytes && sha256(path) === file.sha256;
}

/** A link takes no space, but only works within one disk. @param {string} from @param {string} to */
function linkOrCopy(from, to) {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** @param {string | undefined} text @returns {Record<string, Stamp>} */
function parseStamps(text) {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
