/** A time in which somebody spoke, epoch milliseconds. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** A word with its times, epoch milliseconds. */
export interface TimedWord extends Span {
  readonly text: string;
}

/** What it costs to break a text between two spans where there is no comma or full stop, as a share of a span squared. */
const breakWithoutMark = 0.02;

/**
 * Gives each word a time within the spans in which was spoken: pauses and speaking time are exact, words lie between, each
 * as long as its letters make it likely. Pauses are put where the text has its marks if the lengths allow it.
 */
export function spreadWords(text: string, spans: readonly Span[]): TimedWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || spans.length === 0) return [];
  const ends = divide(words, spans);
  return spans.flatMap((span, index) => inSpan(words.slice(ends[index - 1] ?? 0, ends[index]), span));
}

/** So long a word takes, in letters: each has a beginning and an end too. */
const weight = (word: string): number => word.length + 1;

function inSpan(words: readonly string[], { startMs, endMs }: Span): TimedWord[] {
  const whole = words.reduce((sum, word) => sum + weight(word), 0);
  let before = 0;
  return words.map((text) => {
    const at = (letters: number) => Math.round(startMs + ((endMs - startMs) * letters) / whole);
    const word = { text, startMs: at(before), endMs: at(before + weight(text)) };
    before += weight(text);
    return word;
  });
}

/** How many words are over at the end of each span, such that spans and their words are of like length. */
function divide(words: readonly string[], spans: readonly Span[]): number[] {
  const spoken = spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) || 1;
  const letters = [0];
  for (const word of words) letters.push((letters.at(-1) ?? 0) + weight(word));
  const all = letters.at(-1) ?? 1;
  // best[n]: the least cost with n words over, and the way there.
  let best: ({ cost: number; ends: number[] } | undefined)[] = [{ cost: 0, ends: [] }];
  spans.forEach(({ startMs, endMs }, index) => {
    const share = (endMs - startMs) / spoken;
    const last = index === spans.length - 1;
    const next: typeof best = [];
    for (let over = last ? words.length : 0; over <= words.length; over++) {
      const marked = over === words.length || over === 0 || /[,.?!;:]$/.test(words[over - 1] ?? '');
      best.forEach((way, before) => {
        if (!way || before > over) return;
        const difference = ((letters[over] ?? 0) - (letters[before] ?? 0)) / all - share;
        const cost = way.cost + difference ** 2 + (marked ? 0 : breakWithoutMark / spans.length);
        if (cost < (next[over]?.cost ?? Number.POSITIVE_INFINITY)) next[over] = { cost, ends: [...way.ends, over] };
      });
    }
    best = next;
  });
  return best[words.length]?.ends ?? spans.map((_, index) => (index === spans.length - 1 ? words.length : 0));
}
