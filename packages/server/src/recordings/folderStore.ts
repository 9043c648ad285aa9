import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SoundStore } from './soundStore.ts';

const isNothing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Recordings in a folder of this machine, or one that several share; it is made with the first recording. */
export function folderStore(folder: string): SoundStore {
  // Folders with many files are slow.
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key}.opus`);
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(`${file}.part`, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
    async read(key, { first, last }) {
      try {
        const handle = await open(fileOf(key), 'r');
        return handle.createReadStream({ start: first, end: last });
      } catch (error) {
        if (isNothing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const file = fileOf(key);
      for (const path of [file, `${file}.part`]) await rm(path, { force: true });
    },
    close: () => undefined,
  };
}
