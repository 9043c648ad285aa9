import { sentenceSpans } from '@viva/understanding';

/** A part of a text, from one place in it to another. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

const numberWord =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen)';
const number = `(?:[$€£]?\\d[\\d.,]*\\d%?|[$€£]?\\d%?|${numberWord}(?:[ -](?:and )?${numberWord}){0,6})`;
const word = "[\\p{L}\\p{N}$€£%.,:'’/-]+?";
const phrase = `(${word}(?: ${word}){0,4}?)`;
const says =
  "(?:it was|it's|it is|it happened|i meant(?: to say)?|i mean|make that|that was|that's|that should be|it should be|should be|there were|there was|we had|they were|he was|she was|was|were)";
const lead = '(?:(?:sorry|no|oh|um|uh|wait|actually|correction|i mean|i meant|my mistake|excuse me|well|and|but),? )*';

/** What is right, and what it stands for, in the two orders that people say it in. */
const rightThenWrong: readonly RegExp[] = [
  new RegExp(`\\b${says} ${phrase},? (?:and )?(?:not|instead of|rather than) ${phrase}$`, 'iu'),
  new RegExp(`^${lead}${phrase},? not ${phrase}$`, 'iu'),
];
const wrongThenRight: readonly RegExp[] = [
  new RegExp(`\\bnot ${phrase},? (?:but rather|but|${says.slice(3, -1)}) ${phrase}$`, 'iu'),
  new RegExp(`\\bi said ${phrase},? (?:but |and )?(?:i )?(?:meant|${says.slice(3, -1)}) ${phrase}$`, 'iu'),
];
const rightAlone = new RegExp(
  `\\b(?:sorry|wait|correction|my mistake|i meant|make that|i mean|actually)\\b[, ]+(?:${says} |no,? )*(${number})((?: [\\p{L}]+)?)$`,
  'iu',
);

interface Correction {
  readonly right: string;
  readonly wrong: string | null;
}

const trimmed = (text: string): string => text.trim().replace(/[\s.,;:!?]+$/u, '');
const small = /^(?:in|on|at|by|for|the|an?|about|with|from|to) /i;

/** A sentence that corrects something is short, in characters, and among the last of its turn. */
const longest = 200;
const mostSentences = 8;

/** What a sentence corrects; null for one that corrects nothing in so many words. */
function correctionIn(sentence: string): Correction | null {
  if (sentence.length > longest) return null;
  const said = trimmed(sentence.replaceAll('’', "'"));
  for (const [patterns, order] of [
    [rightThenWrong, 'right'],
    [wrongThenRight, 'wrong'],
  ] as const) {
    for (const pattern of patterns) {
      const [, one = '', other = ''] = pattern.exec(said) ?? [];
      if (one === '' || other === '') continue;
      const [right, wrong] = order === 'right' ? [one, other] : [other, one];
      return { right: trimmed(right), wrong: trimmed(wrong) };
    }
  }
  const [, right = '', unit = ''] = rightAlone.exec(said) ?? [];
  return right === '' ? null : { right: `${right}${unit}`, wrong: null };
}

const isNumber = (text: string): boolean => new RegExp(`^${number}$`, 'iu').test(text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll("'", "['’]");
const placesOf = (said: string, pattern: string): TextPart[] =>
  [...said.matchAll(new RegExp(`(?<![\\p{L}\\p{N}$€£.,-])${pattern}(?![\\p{L}\\p{N}])`, 'giu'))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));

/** Where the wrong words stand, and what is to stand there; none where that can't be told for sure. */
function replacements(said: string, { right, wrong }: Correction): { places: TextPart[]; by: string } | null {
  if (wrong === null) {
    const [, value = '', unit = ''] = new RegExp(`^(${number})(.*)$`, 'iu').exec(right) ?? [];
    const sameUnit = unit.trim() === '' ? [] : placesOf(said, `${number}(?=${escaped(unit)}\\b)`);
    const places = sameUnit.length > 0 ? sameUnit : unit.trim() === '' ? placesOf(said, number) : [];
    return places.length === 1 ? { places, by: value } : null;
  }
  for (const [from, by] of [
    [wrong, right],
    [wrong.replace(small, ''), right.replace(small, '')],
  ] as const) {
    const found = placesOf(said, escaped(from));
    if (found.length === 0) continue;
    const [, , counted = ''] = new RegExp(`^(${number})( .*)$`, 'iu').exec(from) ?? [];
    // "I said 12 people, it was 14": what was counted stays.
    if (!isNumber(from)) return { places: found, by: counted !== '' && isNumber(by) ? `${by}${counted}` : by };
    // "14 percent, not 40": the unit stands in the text already.
    const [, value = by, unit = ''] = new RegExp(`^(${number})( .*)$`, 'iu').exec(by) ?? [];
    const fitting = unit === '' ? found : found.filter(({ end }) => said.slice(end).startsWith(unit));
    const places = fitting.length > 0 ? fitting : found;
    return places.length === 1 ? { places, by: fitting.length > 0 ? value : by } : null;
  }
  return null;
}

/** The places of whole sentences, each once. */
const wholesIn = (text: string): TextPart[] =>
  sentenceSpans(text)
    .map(({ whole }) => whole)
    .filter(({ start }, at, all) => at === 0 || all[at - 1]?.start !== start);
const sentencesIn = (text: string): string[] => wholesIn(text).map(({ start, end }) => text.slice(start, end));

/** A text with a correction in the place of what it corrects; null where that does not stand in it once and for sure. */
export function corrected(said: string, correction: string): string | null {
  for (const sentence of sentencesIn(correction).slice(-mostSentences).toReversed()) {
    const found = correctionIn(sentence);
    const change = found && replacements(said, found);
    if (change) {
      return change.places.reduceRight(
        (text, { start, end }) => text.slice(0, start) + change.by + text.slice(end),
        said,
      );
    }
  }
  return null;
}

const inline = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,-])${number}((?: [\\p{L}]+){0,2}?)[,;]? (?:[–—-] ?)?(?:sorry|no wait|i mean|i meant|or rather|correction|make that)[,]? (?:i mean |i meant |it was |that's |that was |make that )*(?=${number})`,
  'giu',
);

/** A turn that corrects itself: in one breath ("forty, sorry, fourteen"), or by a sentence of its own. */
export function selfCorrected(text: string): { readonly text: string; readonly withdrawn: readonly TextPart[] } | null {
  const once = text.replace(inline, '');
  const wholes = wholesIn(once);
  for (const [at, { start, end }] of [...wholes.entries()].slice(-mostSentences).toReversed()) {
    const sentence = once.slice(start, end);
    const change = at === 0 || !begins.test(sentence) ? null : corrected(once.slice(0, start), sentence);
    if (change === null) continue;
    const moved = change.length - start;
    return { text: change + once.slice(start), withdrawn: [{ start: start + moved, end: end + moved }] };
  }
  return once === text ? null : { text: once, withdrawn: [] };
}
/** How a sentence begins that corrects one before it. */
const begins =
  /^(?:sorry|no\b|oh|wait|actually|correction|i mean|i meant|my mistake|excuse me|let me correct|i said|it was|that was)/i;

const common = new Set(
  'about actually after also been before correct correction from have into just mean meant mistake sorry that their them then there they this wait was were what when which with wrong you your said'.split(
    ' ',
  ),
);
const telling = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length > 3 && !common.has(word))
      .map((word) => word.slice(0, 6)),
  );

/**
 * The sentence that a correction speaks of: the one that shares most words with it. Where none does it is the last one, unless the
 * correction names what was wrong: then that was said elsewhere.
 */
export function conflicting(said: string, correction: string): (TextPart & { readonly shared: number }) | null {
  const words = telling(correction);
  const hasNumber = new RegExp(`\\b${number}\\b`, 'iu');
  const numbers = hasNumber.test(correction);
  const named = sentencesIn(correction)
    .slice(-mostSentences)
    .some((sentence) => correctionIn(sentence) !== null);
  const found = wholesIn(said).reduce<(TextPart & { readonly shared: number }) | null>((best, { start, end }) => {
    const sentence = said.slice(start, end);
    const shared =
      [...telling(sentence)].filter((one) => words.has(one)).length + (numbers && hasNumber.test(sentence) ? 1 : 0);
    return best === null || shared >= best.shared ? { start, end, shared } : best;
  }, null);
  return found && (found.shared > 0 || !named) ? found : null;
}
