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
      name: z.string(),
      type: z.enum(['story', 'docs']),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  /** `ui/primitives/Button › Busy`. */
  readonly name: string;
  /** Ids of `specification.ts` that it shows. */
  readonly shows: readonly string[];
  /** Widths of the pictures, in CSS pixels. */
  readonly widths: readonly number[];
}

/** Heights that go with the widths: a phone and a laptop. */
export const heights: Readonly<Record<number, number>> = { 375: 812, 1280: 800 };

/** Every story that Storybook's own index lists. */
export function readStories(): readonly Story[] {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(path.join(storybookFolder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .map(({ id, title, name, tags }) => ({
      id,
      name: `${title} › ${name}`,
      shows: tags.filter((tag) => tag.startsWith('spec:')).map((tag) => tag.slice('spec:'.length)),
      widths: tags.includes('phone') ? [375] : tags.includes('desktop') ? [1280] : [1280, 375],
    }));
}
