import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Story } from './stories.ts';

/** Where the accepted pictures are, lossless and a third of a PNG's size: `<story>/<width>-<theme>.webp`. */
const accepted = path.join(import.meta.dirname, 'baseline');
/** The same as PNG, which the comparison wants. Not in the repository. */
const unpacked = path.join(import.meta.dirname, 'expected');

/** Names without extension, as in `ui-primitives-button--busy/1280-dark`. */
function namesIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .map((name) => name.slice(0, -extension.length));
}

const acceptedFile = (name: string) => path.join(accepted, `${name}.webp`);
const unpackedFile = (name: string) => path.join(unpacked, `${name}.png`);
const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** The accepted pictures that belong to no picture of these stories. */
export function unwanted(stories: readonly Story[]): string[] {
  const wanted = new Set(stories.flatMap((story) => story.pictures.map((picture) => `${story.id}/${picture.name}`)));
  return namesIn(accepted, '.webp').filter((name) => !wanted.has(name));
}

/** Removes the pictures of stories that are gone. */
export function removeUnwanted(stories: readonly Story[]): void {
  for (const name of unwanted(stories)) rmSync(acceptedFile(name));
}

/** Makes the PNG of every accepted picture that has none yet, or an older one. */
export async function unpack(): Promise<void> {
  const names = namesIn(accepted, '.webp');
  for (const name of namesIn(unpacked, '.png')) if (!names.includes(name)) rmSync(unpackedFile(name));
  await eachOf(
    names.filter((name) => changedAt(unpackedFile(name)) !== changedAt(acceptedFile(name))),
    (name) => convert(acceptedFile(name), unpackedFile(name)),
  );
}

/** Accepts every PNG that the last run wrote. */
export async function pack(): Promise<void> {
  await eachOf(
    namesIn(unpacked, '.png').filter((name) => changedAt(unpackedFile(name)) !== changedAt(acceptedFile(name))),
    (name) => convert(unpackedFile(name), acceptedFile(name)),
  );
}

async function convert(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  const image = sharp(from);
  await (to.endsWith('.webp') ? image.webp({ lossless: true, effort: 5 }) : image.png({ compressionLevel: 1 })).toFile(
    to,
  );
  // The same time on both says that they belong together.
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** Two at a time, as many as there are processors on a small machine. */
async function eachOf(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const rest = names.values();
  const worker = async () => {
    for (const name of rest) await work(name);
  };
  await Promise.all([worker(), worker()]);
}
