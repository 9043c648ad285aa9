import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the build of the app says of its pages (`packages/app/afterBuild.ts` writes it). */
const pagesSchema = z.object({
  /** Every address of the product, as in `/voice_chat/:roomId`. */
  addresses: z.array(z.string()),
  /** Files of the pages that were written beforehand, by their path. */
  written: z.record(z.string(), z.string()),
  /** File of the page that stands at all other addresses, with nothing in it yet but its head. */
  other: z.string().optional(),
  /** What stands in these pages for each word of a deployment. */
  standIns: z.object({ brandName: z.string(), supportEmail: z.string(), blogUrl: z.string(), origin: z.string() }),
});

/** The words of this deployment that pages are filled with. */
export type Words = z.infer<typeof pagesSchema>['standIns'];

/** The built pages of the app. */
export interface WrittenPages {
  /** Whether the product has something at a path. */
  readonly has: (path: string) => boolean;
  /** The page at a path as HTML, as far as it was written beforehand. */
  readonly html: (path: string, words: Words) => string | undefined;
}

/**
 * Reads the pages of a built app once; a build without any has every address, and writes none.
 * @throws when `pages.json` is not what the build writes
 */
export function readWrittenPages(folder: string): WrittenPages {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return { has: () => true, html: () => undefined };
  const { addresses, written, other, standIns } = pagesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const known = addresses.map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'));
  const pages = new Map(
    Object.entries(written).map(([path, file]) => [path, readFileSync(join(folder, file), 'utf8')]),
  );
  const empty = other === undefined ? undefined : readFileSync(join(folder, other), 'utf8');
  return {
    has: (path) => known.some((address) => address.test(withoutSlash(path))),
    html: (path, words) => {
      const page = pages.get(withoutSlash(path)) ?? empty;
      return page && filled(page, standIns, words);
    },
  };
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** Puts a deployment's words in the places of the stand-ins. */
function filled(page: string, standIns: Words, words: Words): string {
  const names = ['brandName', 'supportEmail', 'blogUrl', 'origin'] as const;
  return names.reduce((html, name) => html.replaceAll(standIns[name], () => escaped(words[name])), page);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
