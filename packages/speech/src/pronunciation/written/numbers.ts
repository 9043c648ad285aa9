import { toCardinal, toOrdinal } from 'n2words/en-US';

/** Numbers longer than this are read digit by digit. */
const mostDigits = 15;

const spaced = (words: string): string => words.replaceAll('-', ' ');
const digitNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "304" as "three zero four"; anything that is no digit is left out. */
export const digitsInWords = (digits: string): string =>
  [...digits.replace(/\D/g, '')].map((digit) => digitNames[Number(digit)] ?? '').join(' ');

/** "1,250" as "one thousand two hundred fifty". */
export function cardinal(written: string): string {
  const digits = written.replaceAll(',', '');
  return digits.length > mostDigits ? digitsInWords(digits) : spaced(toCardinal(BigInt(digits)));
}

/** "22" as "twenty second". */
export const ordinal = (written: string): string => spaced(toOrdinal(BigInt(written.replaceAll(',', ''))));

/** "3.14" as "three point one four"; "7" as "seven". */
export function decimal(written: string): string {
  const [whole = '', ...parts] = written.split('.');
  const first = whole === '' ? '' : cardinal(whole);
  return [first, ...parts.map((part) => `point ${digitsInWords(part)}`)].join(' ').trim();
}

/** Four digits that are read in pairs, as years are: "2019" as "twenty nineteen", "1905" as "nineteen oh five". */
export function year(written: string): string {
  const value = Number(written);
  const [first, last] = [written.slice(0, 2), written.slice(2)];
  if (value < 1010 || (value >= 2000 && value < 2010) || value > 2099) return cardinal(written);
  if (last === '00') return `${cardinal(first)} hundred`;
  return `${cardinal(first)} ${last.startsWith('0') ? `oh ${cardinal(last.slice(1))}` : cardinal(last)}`;
}

/** A number as it is said in running text: four digits without a comma as a year, the rest as a quantity. */
export const numberInWords = (written: string): string => (/^\d{4}$/.test(written) ? year(written) : decimal(written));

/** "1990s" as "nineteen nineties", "20s" as "twenties". */
export const plural = (words: string): string =>
  words.endsWith('y') ? `${words.slice(0, -1)}ies` : /(?:six|ss)$/.test(words) ? `${words}es` : `${words}s`;
