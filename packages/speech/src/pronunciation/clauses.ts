/** Both sides of a cut have at least this many words; a shorter piece sounds torn off. */
const leastWords = 4;
/** A longer piece is cut where it can be, so that the first is soon enough to hear. */
const mostWords = 16;

/** Characters within which a piece is cut. */
const farthestCut = 400;

/** Abbreviations whose full stop does not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:Dr|Mrs?|Ms|Prof|Rev|Capt|Lt|Sgt|Gov|Sen|St|Mt|Fig|No|vs|v|approx|dept|est|max|min|avg|misc|incl|e\.g|i\.e|[A-Z])\.$/;
/** These end a sentence only before a capital. */
const oftenInside = /(?:^|[\s(])(?:etc|Inc|Ltd|Corp|Co|Jr|Sr|[ap]\.m|hrs?|yrs?|(?:[A-Z]\.)+[A-Z])\.$/;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether the text up to a place ends a sentence, given what comes after. */
function endsSentence(before: string, after: string): boolean {
  const trimmed = before.replace(/["'”’)\]]+$/, '');
  // What is announced is a sentence of its own: "Here it is again: Tell me …".
  if (trimmed.endsWith(':')) return /^["'“‘(]*\p{Lu}/u.test(after);
  if (!/[.?!…]$/.test(trimmed)) return false;
  if (!trimmed.endsWith('.')) return true;
  if (abbreviation.test(trimmed)) return false;
  return !oftenInside.test(trimmed) || /^["'“‘(]*\p{Lu}/u.test(after);
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const gap of text.matchAll(/\s+/g)) {
    if (!endsSentence(text.slice(start, gap.index), text.slice(gap.index + gap[0].length))) continue;
    sentences.push(text.slice(start, gap.index));
    start = gap.index + gap[0].length;
  }
  return [...sentences, text.slice(start)].filter((sentence) => countWords(sentence) > 0);
}

/** A piece without a good place is cut here all the same, in words: a voice has an end to what it speaks at once. */
const longest = 60;

/** Where a sentence may be cut, best first: at punctuation, then before "and" or "but". */
const cuts: readonly RegExp[] = [
  /(?<=[,;:])\s+|\s*[—–]\s*|\s+-+\s+/g,
  /\s+(?=(?:and|but|so|because|or|while|when)\s)/g,
];

/** The two sides of a cut are said apart only if neither ends or begins within an abbreviation. */
const mayCut = (before: string, after: string): boolean =>
  countWords(before) >= leastWords && countWords(after) >= leastWords && !/\b(?:e\.g|i\.e)\.?,?$/i.test(before);

/** Cuts a sentence once, so that its first part is as long as it may be; undefined if there is no good place. */
function cutOnce(sentence: string): [string, string] | undefined {
  for (const pattern of cuts) {
    const places = [...sentence.slice(0, farthestCut).matchAll(pattern)]
      .map(({ 0: gap, index }): [string, string] => [
        sentence.slice(0, index) + (/[—–-]/.test(gap) ? ',' : ''),
        sentence.slice(index + gap.length),
      ])
      .filter(([before, after]) => mayCut(before, after));
    const short = places.filter(([before]) => countWords(before) <= mostWords).at(-1);
    if (short ?? places[0]) return short ?? places[0];
  }
  const words = sentence.split(/\s+/);
  return words.length > longest ? [words.slice(0, longest).join(' '), words.slice(longest).join(' ')] : undefined;
}

/**
 * Cuts what the interviewer says into pieces that are synthesized one by one: the first soon enough to be heard early, none
 * so short that it sounds torn. Pieces are as written, with their punctuation. A sentence is cut in the same places in every
 * line, so that its pieces can be made before the line is known.
 */
export function clausesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text.trim())) {
    let rest = sentence;
    for (;;) {
      const parts = countWords(rest) > mostWords ? cutOnce(rest) : undefined;
      if (!parts) break;
      pieces.push(parts[0]);
      rest = parts[1];
    }
    pieces.push(rest);
  }
  return pieces;
}
