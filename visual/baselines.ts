import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Story } from './stories.ts';

/** Where the accepted pictures are: a folder for each story, `<width>-<theme>.png` in it. */
const folder = path.join(import.meta.dirname, 'baseline');

/** An accepted picture. */
export interface Baseline {
  /** `ui-primitives-button--busy/1280-dark.png`. */
  readonly name: string;
  /** Whether one of these stories is still pictured so. */
  wanted(stories: readonly Story[]): boolean;
}

/** Every accepted picture. */
export function readBaselines(): readonly Baseline[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      const [id, file = ''] = name.split('/');
      const width = Number(/^(\d+)-(?:light|dark)\.png$/.exec(file)?.[1]);
      return { name, wanted: (stories) => stories.some((story) => story.id === id && story.widths.includes(width)) };
    });
}

/** Removes the pictures of stories that are gone. */
export function removeUnwanted(stories: readonly Story[]): void {
  for (const baseline of readBaselines()) if (!baseline.wanted(stories)) rmSync(path.join(folder, baseline.name));
}
