import { termsInWords } from '../lexicon.ts';
import { abbreviationsInWords } from './abbreviations.ts';
import { capitalsInWords, joinedNamesInWords } from './capitals.ts';
import { fractionsInWords } from './fractions.ts';
import { moneyInWords } from './money.ts';
import { addressesInWords, minusInWords, numbersInWords, phoneNumbersInWords, symbolsInWords } from './symbols.ts';
import { datesInWords, timesInWords } from './times.ts';
import { unitsInWords } from './units.ts';

/** One form for the characters that mean the same. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[‐‑]/g, '-')
    .replace(/…|\.{3,}/g, (dots, at: number) => (/^\s*["”]?\s*$/.test(text.slice(at + dots.length)) ? '.' : ','));

/** Dashes and brackets between words are pauses. */
const pauses = (text: string): string =>
  text
    .replace(/\s*[—–]\s*|\s+-{1,2}\s+|--+/g, ', ')
    .replace(/(?<=[,.?!;:])\s*[([]\s*/g, ' ')
    .replace(/\s*[([]\s*/g, ', ')
    .replace(/\s*[)\]](?=[,.?!;:])/g, '')
    .replace(/\s*[)\]]\s*/g, ', ')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*(?=[.?!;:])/g, '')
    .replace(/^[\s,]+|[\s,]+$/g, '');

/** In this order: what has a sign of its own first, plain digits and capitals last. */
const steps: readonly ((text: string) => string)[] = [
  tidy,
  addressesInWords,
  termsInWords,
  phoneNumbersInWords,
  datesInWords,
  timesInWords,
  moneyInWords,
  abbreviationsInWords,
  minusInWords,
  unitsInWords,
  fractionsInWords,
  numbersInWords,
  symbolsInWords,
  joinedNamesInWords,
  capitalsInWords,
  pauses,
];

/**
 * Puts a written line into the words that are said: "$1.2M" is "one point two million dollars", "9:30" is "nine thirty".
 * Letters that are said one by one are joined by hyphens, as in "A-P-I". Words and punctuation stay as they are.
 */
export const spokenText = (text: string): string =>
  steps
    .reduce((so, step) => step(so), text)
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.?!;:])/g, '')
    .trim();
