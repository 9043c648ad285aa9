import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { specification } from './specification.ts';
import type { Story } from './stories.ts';

const file = path.join(import.meta.dirname, '../docs/specification-states.md');

/** The page that names, for every state of the specification, the stories that show it. */
export function statesPage(stories: readonly Story[]): string {
  const rows = specification.map(({ id, section, state, shows, lacks }) => {
    const names = stories.filter((story) => story.shows.includes(id)).map(({ name }) => name);
    const sentences = [...shows, ...lacks.map((sentence) => `not: ${sentence}`)];
    return `| ${section} | ${state} | ${sentences.join('<br>')} | ${names.join('<br>')} |`;
  });
  return [
    '# The states of the specification, and the stories that show them',
    '',
    'Written by `npm run test:visual:update` from `visual/specification.ts` and the tags of the stories; `npm test` fails when a',
    'state has no story, when a story does not show the sentences, or when this page is out of date. An ellipsis stands for',
    'more of a longer text. Rows without a sentence are figures and shapes, which the stories themselves measure.',
    '',
    '| Section | State | Sentences | Stories |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The page as it is in the repository; empty when there is none. */
export const readStatesPage = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Puts the page into the repository. */
export const writeStatesPage = (stories: readonly Story[]): void => writeFileSync(file, statesPage(stories));
