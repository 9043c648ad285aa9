/** Longest repeated phrase that is looked for, in tokens: some eight words. */
const longestPhrase = 12;
/** A phrase that comes so often in a row is a loop; people say "no, no, no". */
const repeatsOfLoop = 4;

/**
 * Where a loop begins: the place behind the first of four or more equal phrases in a row, or undefined. Recognizers of
 * this kind fall into such loops on long or noisy stretches.
 */
export function loopIn(tokens: readonly number[]): number | undefined {
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 1; length <= longestPhrase && at + length * repeatsOfLoop <= tokens.length; length++) {
      const repeated = (offset: number) => tokens[at + offset] === tokens[at + (offset % length)];
      let matching = length;
      while (at + matching < tokens.length && repeated(matching)) matching++;
      // A single token repeats itself within long numbers and spelled names.
      if (matching >= length * repeatsOfLoop && matching >= repeatsOfLoop + 2) return at + length;
    }
  }
  return undefined;
}

/** How sure the model must be of a sound with less speech in it than so many milliseconds; see `docs/hearing.md`. */
const leastSure = [
  { underMs: 200, confidence: 0.75 },
  { underMs: 300, confidence: 0.45 },
  { underMs: 1_000, confidence: 0.3 },
] as const;
/** A sound with less speech in it, in milliseconds, that holds nothing but "uh" is a throat that is cleared. */
const throatMs = 300;
const sureOfHesitation = 0.6;
const hesitation = /^(?:(?:u+[hm]+|a+h*|e+h+|h+m+)[^\p{L}\p{N}]*)+$/iu;
/** What the model writes of a thump: with it, thousands of the subtitles end that it learned from. */
const ofThump = /^(?:thank )?you\P{L}*$/iu;
/** A sound with less speech in it, in milliseconds, may be a thump. */
const thumpMs = 250;
/** What it writes for five in six of the knocks that sound like a voice, one or several: who says it ends with a mark. */
const ofKnocks = 'You';
/** Nobody says more words a second. */
const mostWordsASecond = 8;

/**
 * Whether words were made up rather than heard: for a sound that holds little speech and of which the model is not
 * sure, more of them than fit into the time that was spoken, or none in Latin letters.
 */
export function invented(text: string, speechMs: number, confidence: number): boolean {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words === 0) return false;
  if (!/[\p{Script=Latin}\p{N}]/u.test(text)) return true;
  if (leastSure.some((least) => speechMs < least.underMs && confidence < least.confidence)) return true;
  if (speechMs < throatMs && confidence < sureOfHesitation && hesitation.test(text)) return true;
  if (text === ofKnocks || (speechMs < thumpMs && ofThump.test(text))) return true;
  return words > 2 + (speechMs / 1_000) * mostWordsASecond;
}
