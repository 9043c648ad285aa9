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
 * A story's pictures: light at both widths, and dark at the narrower one, since a theme changes colours and a width the
 * layout. The whole screens of `app` are made of what `ui` shows in both themes, so light is enough.
 */
function picturesOf(id: string, tags: readonly string[]): readonly Picture[] {
  const widths = tags.includes('phone') ? [375] : tags.includes('desktop') ? [1280] : [1280, 375];
  const light = widths.map((width) => picture(width, 'light'));
  return id.startsWith('app-') ? light : [...light, picture(widths.at(-1) ?? 1280, 'dark')];
}

const picture = (width: number, theme: Picture['theme']): Picture => ({ name: `${width}-${theme}`, width, theme });

/** Heights that go with the widths: a phone and a laptop. */
export const heights: Readonly<Record<number, number>> = { 375: 812, 1280: 800 };

/** Every story that Storybook's own index lists. */
export function readStories(): readonly Story[] {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      file: importPath,
      name: `${title} › ${name}`,
      shows: tags.filter((tag) => tag.startsWith('spec:')).map((tag) => tag.slice('spec:'.length)),
      pictures: picturesOf(id, tags),
    }));
}
