/** The tokens of a word. */
export type Word = readonly number[];

/** Some words that follow each other, and the place of the first one. */
export interface Part {
  readonly from: number;
  readonly words: readonly Word[];
}

/** How much is read at once, and how many words of it are read again with what follows. */
export interface PartSize {
  readonly words: number;
  readonly tokens: number;
  readonly overlap: number;
}

/** Words in overlapping parts. */
export function partsOf(words: readonly Word[], size: PartSize): Part[] {
  const parts: Part[] = [];
  for (let from = 0; ;) {
    const part = words.slice(from, from + fitting(words, from, size));
    parts.push({ from, words: part });
    if (from + part.length >= words.length) return parts;
    from += Math.max(1, part.length - Math.min(size.overlap, part.length >> 2));
  }
}

/** How many words from a place on are read at once; one that is too long for it is read alone, as far as it goes. */
function fitting(words: readonly Word[], from: number, size: PartSize): number {
  let tokens = 0;
  const end = words.findIndex((word, at) => {
    if (at < from) return false;
    tokens += word.length;
    return tokens > size.tokens || at >= from + size.words;
  });
  return Math.max(1, (end < 0 ? words.length : end) - from);
}
