import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that only its owner reads, so that after any crash it holds either the old or the new text, whole. */
export function writeWhole(file: string, text: string): void {
  const half = `${file}.new`;
  const handle = openSync(half, 'w', 0o600);
  try {
    // All of it, or an error: a single write may stop short on a full disk.
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
