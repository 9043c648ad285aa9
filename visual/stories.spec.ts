import { expect } from '@playwright/test';
import { unwanted } from './baselines.ts';
import { accept, acceptedPicture, differing, explain, same } from './picture.ts';
import { specification } from './specification.ts';
import { type Stage, test } from './stage.ts';
import { readStatesPage, statesPage } from './statesPage.ts';
import { readStories } from './stories.ts';

const updating = process.env.VISUAL_UPDATE === '1';
const stories = readStories();
const sentences = new Map(specification.map(({ id, shows }) => [id, shows]));

for (const [file, own] of Map.groupBy(stories, (story) => story.file))
  test.describe(file, () => {
    // In their order and on one page.
    test.describe.configure({ mode: 'default' });
    for (const story of own)
      test(story.name, async ({ stage }) => {
        for (const [n, { name, width, theme }] of story.pictures.entries()) {
          await (n === 0 ? stage.show(story, width) : stage.resize(width));
          await stage.theme(theme);
          await compare(stage, `${story.id}/${name}`);
        }
        for (const sentence of story.shows.flatMap((id) => sentences.get(id) ?? []))
          await expect(stage.page.getByText(sentence).filter({ visible: true }).first(), sentence).toBeVisible();
      });
  });

/** Compares what is shown with the accepted picture, or accepts it. A page that is still moving gets two seconds. */
async function compare(stage: Stage, name: string): Promise<void> {
  const expected = await acceptedPicture(name);
  let actual = await stage.picture();
  for (let tries = 0; tries < 10; tries++) {
    if (expected && (same(actual, expected) || differing(actual, expected) === 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 100 + 20 * tries));
    const next = await stage.picture();
    if (tries > 0 && same(actual, next)) break;
    actual = next;
  }
  if (updating) return accept(name, actual);
  const { what, files } = await explain(name, actual, expected);
  expect.soft(null, `${name} ${what}\n    ${files.join('\n    ')}`).toBe(undefined);
}

test('there are at least 200 states', () => expect(stories.length).toBeGreaterThanOrEqual(200));

test('every state of the specification has a story, and every tag a state', () => {
  const shown = new Set(stories.flatMap(({ shows }) => shows));
  expect(specification.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect([...shown].filter((id) => !sentences.has(id))).toEqual([]);
});

test('docs/specification-states.md is up to date (npm run test:visual:update writes it)', () =>
  expect(readStatesPage()).toBe(statesPage(stories)));

test('every baseline belongs to a picture of a story (npm run test:visual:update removes the others)', () =>
  expect(unwanted(stories)).toEqual([]));
