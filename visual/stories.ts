import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where `npm run build-storybook` puts its files. */
export const storybookFolder = path.join(import.meta.dirname, '../storybook-static');

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      importPath: z.string(),
      name: z.string(),
      type: z.enum(['story', 'docs']),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  /** Path of the file that it stands in. */
  readonly file: string;
  /** `ui/primitives/Button › Busy`. */
  readonly name: string;
  /** Ids of `specification.ts` that it shows. */
  readonly shows: readonly string[];
  /** It does something, and claims what comes of it. */
  readonly plays: boolean;
  readonly pictures: readonly Picture[];
}

/** One picture of a story. */
export interface Picture {
  /** `1280-dark`. */
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * A story's pictures: light at both widths, or at the one of its tag. In dark too, at the narrower one, when it is the
 * first of its file or tagged `dark` for colours of its own: a theme changes colours, and a width the layout. The whole
 * screens of `app` are made of what `ui` shows in both themes, so light is enough.
 */
function picturesOf(id: string, tags: readonly string[], first: boolean): readonly Picture[] {
  const widths = tags.includes('phone') ? [375] : tags.includes('desktop') ? [1280] : [1280, 375];
  const light = widths.map((width) => picture(width, 'light'));
  const dark = tags.includes('dark') || (first && !id.startsWith('app-'));
  return dark ? [...light, picture(widths.at(-1) ?? 1280, 'dark')] : light;
}

const picture = (width: number, theme: Picture['theme']): Picture => ({ name: `${width}-${theme}`, width, theme });

/** Heights that go with the widths: a small phone, a phone, a laptop at a zoom of 200 % and one without. */
export const heights: Readonly<Record<number, number>> = { 320: 568, 375: 812, 640: 400, 1280: 800 };

const readIndex = () =>
  Object.values(indexSchema.parse(JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8'))).entries);

/** A page of the documentation. */
export interface DocsPage {
  readonly id: string;
  readonly title: string;
}

/**
 * Pages of the documentation, one of each kind: those written by hand, and the first of each folder. The others are made
 * of the same parts, and their stories are shown elsewhere; all together would take a minute.
 */
export function readDocs(): readonly DocsPage[] {
  const folders = new Set<string>();
  return readIndex()
    .filter(({ type }) => type === 'docs')
    .filter(({ title, tags }) => {
      const folder = path.posix.dirname(title);
      return tags.some((tag) => tag.endsWith('mdx')) || (!folders.has(folder) && Boolean(folders.add(folder)));
    });
}

/** Every story that Storybook's own index lists. */
export function readStories(): readonly Story[] {
  const seen = new Set<string>();
  return readIndex()
    .filter((entry) => entry.type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      file: importPath,
      name: `${title} › ${name}`,
      shows: tags.filter((tag) => tag.startsWith('spec:')).map((tag) => tag.slice('spec:'.length)),
      plays: tags.includes('play-fn'),
      pictures: picturesOf(id, tags, !seen.has(importPath) && Boolean(seen.add(importPath))),
    }));
}

/**
 * Stories that share a page, whole files of them and always in the same order. Loading the page for each file would take
 * as long as all its pictures.
 */
export function groupsOf(stories: readonly Story[]): readonly (readonly Story[])[] {
  const groups: Story[][] = [];
  for (const own of Map.groupBy(stories, ({ file }) => file).values()) {
    const last = groups.at(-1);
    if (last && last.length < fewestOfAGroup) last.push(...own);
    else groups.push([...own]);
  }
  return groups;
}

const fewestOfAGroup = 80;
