import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { acceptedFile, diffFolder } from './baselines.ts';

/** Decoded pixels, four bytes each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** How a picture differs from the accepted one; `files` show it. */
export interface Difference {
  readonly what: string;
  readonly files: readonly string[];
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

/** The accepted picture of this name; undefined when there is none. */
export const acceptedPicture = async (name: string): Promise<Picture | undefined> =>
  existsSync(acceptedFile(name)) ? decode(acceptedFile(name)) : undefined;

/** Accepts a picture: from now on it is the baseline. Lossless. */
export async function accept(name: string, picture: Picture): Promise<void> {
  mkdirSync(path.dirname(acceptedFile(name)), { recursive: true });
  await toImage(picture).webp({ lossless: true, effort: 5 }).toFile(acceptedFile(name));
}

/** How many pixels differ visibly; all of them when the sizes do. */
export function differing(actual: Picture, expected: Picture, into?: Buffer): number {
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) return width * height;
  return pixelmatch(actual.data, expected.data, into, width, height, { threshold });
}

/** Writes what is there, what was accepted, and where they differ, for a person to look at. */
export async function explain(name: string, actual: Picture, expected: Picture | undefined): Promise<Difference> {
  const file = (kind: string) => path.join(diffFolder, `${name.replace('/', '--')}-${kind}.png`);
  mkdirSync(diffFolder, { recursive: true });
  await toImage(actual).png().toFile(file('actual'));
  if (!expected) return { what: 'has no accepted picture', files: [file('actual')] };
  await toImage(expected).png().toFile(file('expected'));
  if (expected.width !== actual.width || expected.height !== actual.height) {
    const what = `is ${actual.width} × ${actual.height} instead of ${expected.width} × ${expected.height}`;
    return { what, files: [file('expected'), file('actual')] };
  }
  const into = Buffer.alloc(actual.data.length);
  const pixels = differing(actual, expected, into);
  await toImage({ ...actual, data: into })
    .png()
    .toFile(file('diff'));
  return { what: `differs in ${pixels} pixels`, files: [file('expected'), file('actual'), file('diff')] };
}

const toImage = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });
