import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Story } from './stories.ts';

/** Where the accepted pictures are, lossless and a third of a PNG's size: `<story>/<width>-<theme>.webp`. */
const folder = path.join(import.meta.dirname, 'baseline');

/** Where a failed run shows what changed. Not in the repository. */
export const diffFolder = path.join(import.meta.dirname, 'diff');

/** The file of an accepted picture, as in `ui-primitives-button--busy/1280-dark`. */
export const acceptedFile = (name: string): string => path.join(folder, `${name}.webp`);

/** The accepted pictures that belong to no picture of these stories. */
export function unwanted(stories: readonly Story[]): string[] {
  const wanted = new Set(stories.flatMap((story) => story.pictures.map((picture) => `${story.id}/${picture.name}`)));
  return accepted().filter((name) => !wanted.has(name));
}

/** Removes the pictures of stories that are gone. */
export function removeUnwanted(stories: readonly Story[]): void {
  for (const name of unwanted(stories)) rmSync(acceptedFile(name));
}

function accepted(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .map((name) => name.slice(0, -'.webp'.length));
}
