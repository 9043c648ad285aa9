import { amount } from './amount.ts';
import { cardinal, decimal, digitsInWords, numberInWords, ordinal } from './numbers.ts';

/** "555-123-4567" digit by digit, with short pauses between the groups. */
export const phoneNumbersInWords = (text: string): string =>
  text.replace(
    /(?<![\w-])(?:\+?(\d{1,3})[-. ])?\(?(\d{3})\)?[-. ](\d{3})[-. ](\d{4})(?![\w-])/g,
    (_whole, ...groups: (string | undefined)[]) =>
      groups
        .slice(0, 4)
        .filter((group) => group !== undefined)
        .map(digitsInWords)
        .join(', '),
  );

/** Addresses as they are told: "at" and "dot". */
export const addressesInWords = (text: string): string =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) =>
      address.replace('@', ' at ').replaceAll('.', ' dot ').replaceAll('_', ' underscore '),
    )
    .replace(/\bhttps?:\/\/(?:www\.)?(\S+?)(?=[,.?!;:]?(?:\s|$))/g, (_whole, address: string) =>
      address.replaceAll('.', ' dot ').replaceAll('/', ' slash '),
    )
    .replace(
      /(?<=\w)\.(com|org|net|io|gov|edu|dev|ai)\b/g,
      (_whole, end: string) => ` dot ${/^(?:io|ai)$/.test(end) ? [...end.toUpperCase()].join('-') : end}`,
    );

const ranges = new RegExp(String.raw`(?<![\w.-])(${amount})\s?[-–—]\s?(${amount})(?![\w]|-\d|\.\d)`, 'g');

/** "-80" as "minus 80". */
export const minusInWords = (text: string): string => text.replace(/(?<=^|[\s(])[-−](?=\d)/g, 'minus ');

/** What is left of digits after times, sums and units have been put into words. */
export const numbersInWords = (text: string): string =>
  text
    .replace(/\bNo\. ?(?=\d)/g, 'number ')
    .replace(/#(?=\d)/g, 'number ')
    .replace(/\b(\d+(?:,\d{3})*)(?:st|nd|rd|th)\b/g, (_whole, number: string) => ordinal(number))
    .replace(ranges, (_whole, from: string, to: string) => `${numberInWords(from)} to ${numberInWords(to)}`)
    .replace(/(\d)'\s?(\d{1,2})(?:"|”|\b)/g, '$1 foot $2')
    .replace(/(\d)\s?:\s?(?=\d)/g, '$1 to ')
    .replace(/(\d)\s?[x×]\s?(?=\d)/g, '$1 by ')
    .replace(/(?<=\p{L})-?(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .replace(/\d+(?:\.\d+){2,}/g, (version) => version.split('.').map(cardinal).join(' point '))
    .replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?/g, (number) => decimal(number))
    .replace(/(?<![\d])\.\d+/g, (number) => ` ${decimal(number)}`)
    .replace(/(?<![\d.])0\d+\b/g, (digits) => digitsInWords(digits))
    .replace(/\d+(?:\.\d+)?/g, numberInWords);

/** What a sum or a count may be told for, by how it is written after a slash. */
const per: Readonly<Record<string, string>> = {
  hr: 'hour',
  wk: 'week',
  mo: 'month',
  yr: 'year',
  min: 'minute',
  sec: 'second',
};
const perNames = 'hour|day|week|month|year|minute|second|person|night|shift|unit|head|item';
const perPattern = new RegExp(String.raw`(?<=\w)\s?\/\s?(${perNames}|${Object.keys(per).join('|')})\b`, 'g');

const words: readonly (readonly [pattern: RegExp, spoken: string])[] = [
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s|\w)/g, 'with '],
  [/\bc\/o\b/g, 'care of'],
  [/(?<=\w)\/(?=and\b|or\b)/g, ' '],
  [/\band\/or\b/gi, 'and or'],
  [/(?<=\b[A-Z]{2,})\/(?=[A-Z]{2,}\b)/g, ' '],
  [/(?<=\b[A-Z])\/(?=[A-Z]\b)/g, '-'],
  [/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, ' or '],
  [/(?<=[A-Z])&(?=[A-Z])/g, ' and '],
  [/\s?&\s?/g, ' and '],
  [/±\s?/g, 'plus or minus '],
  [/[~≈]\s?(?=\w|\$)/g, 'about '],
  [/\s?(?:>=|≥)\s?/g, ' at least '],
  [/\s?(?:<=|≤)\s?/g, ' at most '],
  [/\s(?:->|→)\s/g, ' to '],
  [/\s?>\s?/g, ' more than '],
  [/\s?<\s?/g, ' less than '],
  [/\s?=\s?/g, ' equals '],
  [/(?<=\w)\+(?=[\s,.?!;:)-]|$)/g, ' plus'],
  [/\s?\+\s?/g, ' plus '],
  [/#(?=\p{L})/gu, 'hashtag '],
  [/\s?@\s?/g, ' at '],
  [/\s?\/\s?/g, ' '],
  [/[*_`"“”„«»|\\^{}[\]]/g, ' '],
];

/** Signs that are said as words, and signs that are not said at all. */
export const symbolsInWords = (text: string): string =>
  words.reduce(
    (so, [pattern, spoken]) => so.replace(pattern, spoken),
    text.replace(perPattern, (_whole, name: string) => ` per ${per[name] ?? name}`),
  );
