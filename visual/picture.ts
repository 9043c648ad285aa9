import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { acceptedFile, diffFolder, type Digests, digestOf } from './baselines.ts';

/** Decoded pixels, four bytes each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Colour distance that nobody sees (pixelmatch's scale of 0 to 1); with a looser one a blue button turned red unnoticed. */
const threshold = 0.02;

/** Decodes a picture. */
export async function decode(image: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether two pictures are the same, pixel for pixel. */
export const same = (a: Picture, b: Picture): boolean =>
  a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** What {@link Digests} keep of a picture's pixels. */
export const pixelsOf = ({ width, height, data }: Picture): string => `${width}×${height} ${digestOf(data)}`;

/** The accepted picture of this name; undefined when there is none. */
export const acceptedPicture = async (name: string): Promise<Picture | undefined> =>
  existsSync(acceptedFile(name)) ? decode(readFileSync(acceptedFile(name))) : undefined;

/** Accepts a picture: from now on it is the baseline. Lossless. `png`: as the browser gave it. */
export async function accept(name: string, picture: Picture, png: Buffer, digests: Digests): Promise<void> {
  mkdirSync(path.dirname(acceptedFile(name)), { recursive: true });
  await toImage(picture).webp({ lossless: true, effort: 5 }).toFile(acceptedFile(name));
  note(name, picture, digests, png);
}

/** Notes the digests of an accepted picture; `png` is one that shows the same. */
export function note(name: string, picture: Picture, digests: Digests, png: Buffer): void {
  const file = digestOf(readFileSync(acceptedFile(name)));
  digests.set(name, { pixels: pixelsOf(picture), file, png: digestOf(png) });
}

/**
 * So many softened pixels may differ: a focus ring that is painted anew in part has other ones at times. Of 588 pictures of
 * two equal runs one differed so, in 41 pixels; a card whose corners change has more.
 */
const mostSoftened = 48;

/** How many pixels differ visibly; all of them when the sizes do. A few at softened edges do not count. */
export function differing(actual: Picture, expected: Picture, into?: Buffer): number {
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) return width * height;
  const count = (includeAA: boolean) =>
    pixelmatch(actual.data, expected.data, into, width, height, { threshold, includeAA });
  const clear = count(false);
  if (clear > 0) return clear;
  const all = count(true);
  return all > mostSoftened ? all : 0;
}

/** More than anybody looks at; each takes a second. */
const mostExplained = 100;
let explained = 0;

/** Says how a picture differs, and writes what is there, what was accepted, and where they differ, to look at. */
export async function explain(name: string, actual: Picture, expected: Picture | undefined): Promise<string> {
  const into = Buffer.alloc(actual.data.length);
  const what = expected ? difference(actual, expected, into) : 'has no accepted picture';
  if (explained++ >= mostExplained) return what;
  const files: string[] = [];
  const write = async (kind: string, picture: Picture) => {
    const file = path.join(diffFolder, `${name.replace('/', '--')}-${kind}.png`);
    files.push(file);
    await toImage(picture).png().toFile(file);
  };
  mkdirSync(diffFolder, { recursive: true });
  if (expected) await write('expected', expected);
  await write('actual', actual);
  if (expected?.width === actual.width && expected.height === actual.height)
    await write('diff', { ...actual, data: into });
  return [what, ...files].join('\n    ');
}

function difference(actual: Picture, expected: Picture, into: Buffer): string {
  if (expected.width === actual.width && expected.height === actual.height)
    return `differs in ${differing(actual, expected, into)} pixels`;
  return `is ${actual.width} × ${actual.height} instead of ${expected.width} × ${expected.height}`;
}

const toImage = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });
