import { watch } from 'node:fs';

/** Editors and version control write in bursts. */
const quietForInMs = 300;

/**
 * Calls back once after each burst of changes below these folders. `node --watch` would not do: it reports over the same
 * channel that the interviewer's forked processes use for their own messages.
 */
export function onChange(folders: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (name === null || /\.(test|stories)\.tsx?$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, quietForInMs);
    });
    watcher.on('error', () => undefined);
  }
}
