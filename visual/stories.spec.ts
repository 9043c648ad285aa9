import { expect } from '@playwright/test';
import { unwanted } from './baselines.ts';
import { specification } from './specification.ts';
import { statesPage, readStatesPage } from './statesPage.ts';
import { test } from './stage.ts';
import { readStories } from './stories.ts';

const stories = readStories();
const sentences = new Map(specification.map(({ id, shows }) => [id, shows]));

for (const story of stories) {
  test(story.name, async ({ stage }) => {
    for (const [n, { name, width, theme }] of story.pictures.entries()) {
      await (n === 0 ? stage.show(story, width) : stage.resize(width));
      await stage.theme(theme);
      await expect.soft(stage.page).toHaveScreenshot([story.id, `${name}.png`], { fullPage: true });
    }
    for (const sentence of story.shows.flatMap((id) => sentences.get(id) ?? []))
      await expect(stage.page.getByText(sentence).filter({ visible: true }).first(), sentence).toBeVisible();
  });
}

test('there are at least 200 states', () => expect(stories.length).toBeGreaterThanOrEqual(200));

test('every state of the specification has a story, and every tag a state', () => {
  const shown = new Set(stories.flatMap(({ shows }) => shows));
  expect(specification.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect([...shown].filter((id) => !sentences.has(id))).toEqual([]);
});

test('docs/specification-states.md is up to date (npm run test:visual:update writes it)', () =>
  expect(readStatesPage()).toBe(statesPage(stories)));

test('every baseline belongs to a picture of a story (npm run test:visual:update removes the others)', () => {
  expect(unwanted(stories)).toEqual([]);
});
