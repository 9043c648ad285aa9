import { expect, test } from 'vitest';
import { chosen } from './chosen.ts';
import type { Story } from './stories.ts';

const story = (name: string): Story => ({ id: name, file: name, name, shows: [], plays: false, pictures: [] });
const stories = ['ui/primitives/Dialog › Open', 'ui/primitives/Dialog › Busy', 'ui/room/Bars › Busy'].map(story);
const namesOf = (words: readonly string[]) => chosen(stories, words).map(({ name }) => name);

test('without a word every story is taken', () => {
  expect(namesOf([])).toHaveLength(3);
});

test('a story is taken when its name has every word', () => {
  expect(namesOf(['dialog', 'busy'])).toEqual(['ui/primitives/Dialog › Busy']);
});

test('words that no story has are an error, not a success', () => {
  expect(() => namesOf(['dilaog'])).toThrow('No story has “dilaog” in its name.');
});
