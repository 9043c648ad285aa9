import { spokenText } from '../pronunciation/index.ts';

/** How texts are compared. */
export interface ComparisonOptions {
  /** Count "um", "uh" and their like too; recognizers differ in whether they write them. */
  readonly fillers?: boolean;
}

/** What differs between what was said and what was written, in words. */
export interface WordErrors {
  /** Words that were said. */
  readonly words: number;
  readonly substitutions: number;
  readonly insertions: number;
  readonly deletions: number;
  /** All three together. */
  readonly errors: number;
}

const filler = /^(?:u+h*m+|u+h+|e+r+m*|a+h+|h+m+|m+h*m+)$/;

/** Spellings of the same word. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  ok: ['okay'],
  alright: ['all', 'right'],
  mr: ['mister'],
  mrs: ['missus'],
  percent: ['per', 'cent'],
};

const ofHundreds = new Set(['hundred', 'thousand', 'million', 'billion']);
const number =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:th)?$/;

/** "a hundred and twenty" as "one hundred twenty", "two thousand nineteen" as "twenty nineteen". */
function sameNumbers(words: readonly string[]): string[] {
  const plain = words.filter((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    return !(word === 'and' && ofHundreds.has(before) && number.test(after));
  });
  return plain.flatMap((word, at) => {
    const [before = '', next = '', after = ''] = [plain[at - 1], plain[at + 1], plain[at + 2]];
    if (word === 'a' && ofHundreds.has(next)) return ['one'];
    if (word === 'two' && next === 'thousand' && /teen$|^(?:ten|eleven|twelve|twenty)$/.test(after)) return ['twenty'];
    if (word === 'thousand' && before === 'two' && /teen$|^(?:ten|eleven|twelve|twenty)$/.test(next)) return [];
    return [word];
  });
}

/**
 * The words of a text as they are said and compared: lower case, no punctuation, numbers and signs in words ("12 %" as
 * "twelve percent"), one spelling for the same word. Contractions stay, hyphens stand between words.
 */
export function comparableWords(text: string, { fillers = false }: ComparisonOptions = {}): string[] {
  const said = spokenText(text.replace(/\bO\.?K\b\.?/gi, 'okay'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  // "GDPR" is said letter by letter, and recognizers write "Gdpr", "G.D.P.R." or "G D P R".
  const spelled = said.replace(/\b\p{L}(?:[ .-]+\p{L}\b)+/gu, (letters) => letters.replace(/[ .-]/g, ''));
  const words = (spelled.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []).flatMap(
    (word) => sameWords[word] ?? [word],
  );
  return sameNumbers(fillers ? words : words.filter((word) => !filler.test(word)));
}

interface Way {
  readonly substitutions: number;
  readonly insertions: number;
  readonly deletions: number;
  readonly errors: number;
}

const none: Way = { substitutions: 0, insertions: 0, deletions: 0, errors: 0 };

const withOne = (way: Way, kind: Exclude<keyof Way, 'errors'>): Way => ({
  ...way,
  [kind]: way[kind] + 1,
  errors: way.errors + 1,
});

/**
 * The fewest words to change, add and leave out that turn what was said into what was written (Levenshtein's distance).
 * "follow up" and "followup" are the same.
 */
export function wordErrors(said: string, written: string, options: ComparisonOptions = {}): WordErrors {
  const wanted = comparableWords(said, options);
  const heard = comparableWords(written, options);
  // ways[i][j]: from the first i words that were said to the first j that were written.
  const ways: Way[][] = [];
  const at = (i: number, j: number): Way | undefined => ways[i]?.[j];
  for (let i = 0; i <= wanted.length; i++) {
    const row: Way[] = [];
    ways.push(row);
    for (let j = 0; j <= heard.length; j++) {
      const [word = '', other = ''] = [wanted[i - 1], heard[j - 1]];
      const equal = word === other;
      const [diagonal, left, above] = [at(i - 1, j - 1), row[j - 1], at(i - 1, j)];
      const joined = other === `${wanted[i - 2] ?? ''}${word}` ? at(i - 2, j - 1) : undefined;
      const split = word === `${heard[j - 2] ?? ''}${other}` ? at(i - 1, j - 2) : undefined;
      const choices = [
        diagonal && (equal ? diagonal : withOne(diagonal, 'substitutions')),
        left && withOne(left, 'insertions'),
        above && withOne(above, 'deletions'),
        i >= 2 ? joined : undefined,
        j >= 2 ? split : undefined,
      ].filter((way) => way !== undefined);
      row.push(
        choices.reduce<Way | undefined>((best, way) => (best && best.errors <= way.errors ? best : way), undefined) ??
          none,
      );
    }
  }
  return { words: wanted.length, ...(at(wanted.length, heard.length) ?? none) };
}

/** Several comparisons as one. */
export const sumOfErrors = (all: readonly WordErrors[]): WordErrors =>
  all.reduce(
    (sum, one) => ({
      words: sum.words + one.words,
      substitutions: sum.substitutions + one.substitutions,
      insertions: sum.insertions + one.insertions,
      deletions: sum.deletions + one.deletions,
      errors: sum.errors + one.errors,
    }),
    { words: 0, ...none },
  );

/** Errors a word: 0.1 is one in ten. Over 1 where more was written than said; undefined where nothing was said. */
export const errorRate = ({ words, errors }: WordErrors): number | undefined =>
  words === 0 ? undefined : errors / words;
