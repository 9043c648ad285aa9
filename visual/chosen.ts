import type { Story } from './stories.ts';

/** The stories whose name has all these words, whatever their capitals; throws when there is none: it says nothing then. */
export function chosen(stories: readonly Story[], words: readonly string[]): readonly Story[] {
  const found = stories.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word.toLowerCase())));
  if (found.length === 0 && words.length > 0)
    throw new Error(`No story has ${words.map((word) => `“${word}”`).join(' and ')} in its name.`);
  return found;
}
