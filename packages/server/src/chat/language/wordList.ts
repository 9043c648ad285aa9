import { editDistance } from '@viva/interview';

/** Words and beginnings of words (`cancel*`), each standing for one or more names. */
export interface WordList {
  readonly find: (word: string) => readonly string[];
  /** Single words and beginnings, for finding what a misspelt word was meant to be. */
  readonly entries: readonly { readonly text: string; readonly open: boolean; readonly names: readonly string[] }[];
}

/** Makes a list of `[word, name]` pairs; `_` joins the words of a phrase, `*` stands for any ending. */
export function wordList(pairs: readonly (readonly [string, string])[]): WordList {
  const exact = new Map<string, string[]>();
  const open = new Map<string, string[]>();
  for (const [word, name] of pairs) {
    const map = word.endsWith('*') ? open : exact;
    const key = word.replace(/\*$/, '');
    map.set(key, [...(map.get(key) ?? []), name]);
  }
  const entries = [
    ...[...exact].map(([text, names]) => ({ text, open: false, names })),
    ...[...open].map(([text, names]) => ({ text, open: true, names })),
  ].filter(({ text }) => !text.includes('_') && text.length > 3);
  const longest = Math.max(0, ...[...open.keys()].map((key) => key.length));
  return {
    entries,
    find(word) {
      const whole = exact.get(word) ?? [];
      // The longest beginning is the most particular one; only the last word of a phrase may have any ending.
      for (let length = Math.min(word.length, longest); length > Math.max(1, word.lastIndexOf('_') + 1); length -= 1) {
        const names = open.get(word.slice(0, length));
        if (names) return [...whole, ...names];
      }
      return whole;
    },
  };
}

/** Shortest word that is taken for a misspelling, and the length from which two wrong letters are forgiven. */
const shortest = 6;
const forgiving = 9;

/** The names of the entry that a word was probably meant to be: same first letter, one wrong letter, two in long ones. */
export function closest({ entries }: WordList, word: string): readonly string[] {
  if (word.length < shortest) return [];
  let best: { names: readonly string[]; distance: number } | undefined;
  for (const { text, open, names } of entries) {
    if (text[0] !== word[0] || Math.abs(text.length - word.length) > (open ? 6 : 2)) continue;
    const allowed = Math.min(text.length, word.length) >= forgiving ? 2 : 1;
    const distance = open ? beginningDistance(word, text) : editDistance(word, text);
    if (distance <= allowed && (!best || distance < best.distance)) best = { names, distance };
  }
  return best?.names ?? [];
}

/** Distance to a beginning, whatever follows it. Short beginnings fit too many words. */
function beginningDistance(word: string, beginning: string): number {
  if (beginning.length < 6) return Infinity;
  const cuts = [-1, 0, 1].map((shift) => word.slice(0, beginning.length + shift));
  return Math.min(...cuts.map((cut) => editDistance(cut, beginning)));
}
