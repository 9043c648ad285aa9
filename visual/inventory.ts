import { type Digests, tampered, unwanted } from './baselines.ts';
import { specification } from './specification.ts';
import { readStatesPage, statesPage } from './statesPage.ts';
import type { Story } from './stories.ts';

/** What holds for all stories and baselines together; one for each sentence, `wrong` lists what breaks it. */
interface Rule {
  readonly name: string;
  readonly wrong: readonly string[];
}

/** Checks the stories against the specification, and the baselines against the stories. */
export function inventory(stories: readonly Story[], digests: Digests): readonly Rule[] {
  const shown = new Set(stories.flatMap(({ shows }) => shows));
  const played = new Set(stories.filter(({ plays }) => plays).flatMap(({ shows }) => shows));
  const known = new Set(specification.map(({ id }) => id));
  return [
    { name: 'There are at least 200 states', wrong: stories.length < 200 ? [`${stories.length}`] : [] },
    { name: 'Every state of the specification has a story', wrong: [...known].filter((id) => !shown.has(id)) },
    {
      name: 'Every state without a sentence has a story that plays, to measure it',
      wrong: specification
        .filter(({ id, shows, lacks }) => shows.length + lacks.length === 0 && !played.has(id))
        .map(({ id }) => id),
    },
    { name: 'Every `spec:` tag is a state of the specification', wrong: [...shown].filter((id) => !known.has(id)) },
    {
      name: 'docs/specification-states.md is up to date (`npm run test:visual:update` writes it)',
      wrong: readStatesPage() === statesPage(stories) ? [] : ['docs/specification-states.md'],
    },
    {
      name: 'Every baseline belongs to a picture of a story (`npm run test:visual:update` removes the others)',
      wrong: unwanted(stories, digests),
    },
    { name: 'Every baseline is the file that was accepted', wrong: tampered(digests) },
  ];
}
