import { readFileSync } from 'node:fs';
import { readLetterModel } from './letterModel.ts';
import type { LetterModel } from './letterModel.ts';

/** Ways through a word that are followed at the same time. */
const beamWidth = 24;

interface Way {
  pairs: readonly number[];
  score: number;
  /** How many vowels have the main stress; a word has one. */
  mains: number;
}

/** Finds the most probable phones for the letters of a word. */
export function letterReader(model: LetterModel): (word: string) => string[] {
  const start = model.pairs.indexOf('<');
  const end = model.pairs.indexOf('>');
  const byLetter = new Map<string, number[]>();
  for (const [pair, text] of model.pairs.entries())
    byLetter.set(text.charAt(0), [...(byLetter.get(text.charAt(0)) ?? []), pair]);
  const mainsOf = model.pairs.map((pair) => pair.split('1').length - 1);

  return (word) => {
    let ways: Way[] = [{ pairs: [start], score: 0, mains: 0 }];
    for (const letter of word.replace(/[^a-z]/g, '')) {
      const next: Way[] = [];
      for (const way of ways)
        for (const pair of byLetter.get(letter) ?? []) {
          const mains = way.mains + (mainsOf[pair] ?? 0);
          if (mains > 1) continue;
          const pairs = [...way.pairs, pair];
          next.push({ pairs, mains, score: way.score + model.logProbability(pairs) });
        }
      ways = next.sort((a, b) => b.score - a.score).slice(0, beamWidth);
    }
    const whole = ways
      .map((way) => ({
        ...way,
        score: way.score + model.logProbability([...way.pairs, end]) - (way.mains === 0 ? 4 : 0),
      }))
      .sort((a, b) => b.score - a.score);
    return (whole[0]?.pairs ?? []).flatMap((pair) => (model.pairs[pair] ?? '').slice(2).split(' ')).filter(Boolean);
  };
}

let read: ((word: string) => string[]) | undefined;

/** The phones of a word that no dictionary has, such as a name, from its letters. Loads the model at the first call. */
export function letterToSound(word: string): string[] {
  read ??= letterReader(readLetterModel(readFileSync(new URL('./letterModel.bin', import.meta.url))));
  return read(word);
}
