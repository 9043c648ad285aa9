import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Story } from './stories.ts';

/** Where the accepted pictures are, lossless and a third of a PNG's size: `<story>/<width>-<theme>.webp`. */
const folder = path.join(import.meta.dirname, 'baseline');
const digestsFile = path.join(folder, 'digests.json');

/** Where a failed run shows what changed. Not in the repository. */
export const diffFolder = path.join(import.meta.dirname, 'diff');

/** The file of an accepted picture, as in `ui-primitives-button--busy/1280-dark`. */
export const acceptedFile = (name: string): string => path.join(folder, `${name}.webp`);

/** SHA-256, short enough for a file of thousands and long enough that none are equal by chance. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const digestsSchema = z.record(
  z.string(),
  z.object({ pixels: z.string(), file: z.string(), png: z.optional(z.string()) }),
);

/**
 * Digests of the accepted pictures: of their pixels, so that the accepted one need not be decoded where nothing changed; of
 * their files, so that a file replaced by hand is noticed; and of the PNG that the browser gave and that was found to show
 * the same, so that it need not be decoded and compared again. Another version of the browser may write another one.
 */
export type Digests = Map<
  string,
  { readonly pixels: string; readonly file: string; readonly png?: string | undefined }
>;

/** The digests in the repository. */
export const readDigests = (): Digests =>
  new Map(
    existsSync(digestsFile) ? Object.entries(digestsSchema.parse(JSON.parse(readFileSync(digestsFile, 'utf8')))) : [],
  );

/** Puts the digests into the repository, a line for each picture. */
export function writeDigests(digests: Digests): void {
  const lines = [...digests]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, of]) => `${JSON.stringify(name)}: ${JSON.stringify(of)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(digestsFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Pictures whose file is not the one that was accepted, or is not there. */
export const tampered = (digests: Digests): string[] =>
  [...digests]
    .filter(
      ([name, { file }]) => !existsSync(acceptedFile(name)) || digestOf(readFileSync(acceptedFile(name))) !== file,
    )
    .map(([name]) => name);

/** The accepted pictures that belong to no picture of these stories. */
export function unwanted(stories: readonly Story[], digests: Digests): string[] {
  const wanted = new Set(stories.flatMap((story) => story.pictures.map((picture) => `${story.id}/${picture.name}`)));
  return [...new Set([...accepted(), ...digests.keys()])].filter((name) => !wanted.has(name));
}

/** Removes the pictures of stories that are gone. */
export function removeUnwanted(stories: readonly Story[], digests: Digests): void {
  for (const name of unwanted(stories, digests)) {
    rmSync(acceptedFile(name), { force: true });
    if (readdirSync(path.dirname(acceptedFile(name))).length === 0)
      rmSync(path.dirname(acceptedFile(name)), { recursive: true });
    digests.delete(name);
  }
}

function accepted(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .map((name) => name.slice(0, -'.webp'.length));
}
