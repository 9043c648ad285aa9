import { cardinal, ordinal, plural, year } from './numbers.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?';
const monthNames = months.split('|').slice(0, 12);
const monthName = (written: string): string =>
  monthNames.find((name) => name.startsWith(written.slice(0, 3))) ?? written;

const half = String.raw`(?:\s?([aApP])\.?\s?[mM]\b(\.)?)`;

const halfOfDay = (letter: string | undefined): string => (letter ? ` ${letter.toUpperCase()}-M` : '');

function clock(hour: string, minute: string, letter: string | undefined): string {
  if (minute === '00')
    return letter
      ? cardinal(hour) + halfOfDay(letter)
      : Number(hour) > 12
        ? `${cardinal(hour)} hundred`
        : `${cardinal(hour)} o'clock`;
  return `${cardinal(hour)} ${minute.startsWith('0') ? `oh ${cardinal(minute.slice(1))}` : cardinal(minute)}${halfOfDay(letter)}`;
}

/** Whether a full stop of "a.m." ends the sentence too. */
const stop = (dot: string | undefined, after: string): string => (dot && /^\s*$|^\s+[A-Z]/.test(after) ? '.' : '');

/** "9:30" as "nine thirty", "10 a.m." as "ten A-M", "7-9 pm" as "seven to nine P-M". */
export function timesInWords(text: string): string {
  return text
    .replace(new RegExp(String.raw`\b(\d{1,2}):(\d{2})(?!\d|:\d)${half}?`, 'g'), (...found) => {
      const [, hour = '', minute = '', letter, dot] = found as (string | undefined)[];
      const after = text.slice(Number(found.at(-2)) + String(found[0]).length);
      return clock(hour, minute, letter) + stop(dot, after);
    })
    .replace(new RegExp(String.raw`\b(?:(\d{1,2})\s?(?:-|–|to)\s?)?(\d{1,2})${half}`, 'g'), (...found) => {
      const [whole = '', from, hour = '', letter, dot] = found as (string | undefined)[];
      const [at, all] = found.slice(-2) as [number, string];
      return `${from ? `${cardinal(from)} to ` : ''}${cardinal(hour)}${halfOfDay(letter)}${stop(dot, all.slice(at + whole.length))}`;
    })
    .replace(/(?<=\b[AP]-M)\s?[-–]\s?(?=\w)/g, ' to ')
    .replace(
      /\b([ap])\.m\.(?=(\s*$|\s+[A-Z])|)/g,
      (_whole, letter: string, end: string | undefined) => `${letter.toUpperCase()}-M${end === undefined ? '' : '.'}`,
    );
}

/** "May 5, 2024" as "May fifth, twenty twenty four"; "the 1990s" as "the nineteen nineties". */
export function datesInWords(text: string): string {
  return text
    .replace(
      /\b(\d{4})-(\d{2})-(\d{2})\b/g,
      (_whole, years: string, month: string, day: string) =>
        `${monthNames[Number(month) - 1] ?? month} ${ordinal(String(Number(day)))}, ${year(years)}`,
    )
    .replace(
      new RegExp(String.raw`\b(${months}) (\d{1,2})(?:st|nd|rd|th)?(?![\d:,.]?\d)`, 'g'),
      (_whole, month: string, day: string) => `${monthName(month)} ${ordinal(day)}`,
    )
    .replace(new RegExp(String.raw`\b(${months}) (?=\d{4}\b)`, 'g'), (_whole, month: string) => `${monthName(month)} `)
    .replace(/\b(\d{2})(\d0)s\b/g, (_whole, century: string, decade: string) => {
      if (decade === '00') return century === '20' ? 'two thousands' : `${cardinal(century)} hundreds`;
      return `${cardinal(century)} ${plural(cardinal(decade))}`;
    })
    .replace(/'?\b(\d0)s\b/g, (_whole, decade: string) => plural(cardinal(decade)));
}
