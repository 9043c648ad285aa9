import { cardinal, numberInWords, ordinal } from './numbers.ts';

const halves: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
  '⅔': 'two thirds',
};

function fraction(top: string, bottom: string): string {
  const many = top !== '1';
  if (bottom === '10') return `${cardinal(top)} out of ten`;
  if (bottom === '2') return many ? `${cardinal(top)} halves` : 'one half';
  if (bottom === '4') return many ? `${cardinal(top)} quarters` : 'one quarter';
  return `${cardinal(top)} ${ordinal(bottom)}${many ? 's' : ''}`;
}

/** "3/4" as "three quarters", "50/50" as "fifty fifty", "1½" as "one and a half". */
export function fractionsInWords(text: string): string {
  return text
    .replace(
      /(\d+)\s?([½¼¾⅓⅔])/g,
      (_whole, number: string, part: string) => `${cardinal(number)} and ${halves[part] ?? ''}`,
    )
    .replace(/[½¼¾⅓⅔]/g, (part) => (part === '½' ? 'half' : (halves[part] ?? '')))
    .replace(/(?<![\w/])(\d{1,3})\/(\d{1,4})(?![\w/])/g, (_whole, top: string, bottom: string) =>
      Number(top) < Number(bottom) && Number(bottom) <= 10
        ? fraction(top, bottom)
        : `${cardinal(top)} ${numberInWords(bottom)}`,
    );
}
