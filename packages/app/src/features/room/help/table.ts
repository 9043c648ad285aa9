import type { HelpCountryView, HelpLineView } from '@viva/ui';

/** Where to call, by ISO 3166 code of the country. */
export type HelpTable = ReadonlyMap<string, Omit<HelpCountryView, 'name'>>;

/** What the columns of `helplines.tsv` hold; those without a comment are as {@link HelpLineView} has them. */
const columns = [
  'country', // ISO 3166 code.
  'emergency', // The number for an ambulance or the police; the same in all of a country's rows.
  'name', // Empty where no line is known for sure.
  'call', // Numbers, with `; ` between them; `, then 8` is a key to press when it answers.
  'text', // A number, and the word to begin with.
  'chat',
  'hours',
  'language',
  'source', // The organization's own site.
  'known', // Year and month in which the row was last known to be right.
] as const;

/** A row of `helplines.tsv`. */
export type HelpRow = Readonly<Record<(typeof columns)[number], string>>;

/** The rows of a file of tab-separated values, without its heading. */
const rowsOf = (tsv: string): string[][] =>
  tsv
    .replace(/\n$/, '')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** The rows of `helplines.tsv`. @throws {Error} when one has another number of columns. */
export function helpRows(tsv: string): HelpRow[] {
  return rowsOf(tsv).map((cells) => {
    if (cells.length !== columns.length) throw new Error(`A row has ${cells.length} columns: ${cells.join(' | ')}`);
    const cell = (name: (typeof columns)[number]) => cells[columns.indexOf(name)] ?? '';
    return {
      country: cell('country'),
      emergency: cell('emergency'),
      name: cell('name'),
      call: cell('call'),
      text: cell('text'),
      chat: cell('chat'),
      hours: cell('hours'),
      language: cell('language'),
      source: cell('source'),
      known: cell('known'),
    };
  });
}

/** What `helplines.tsv` tells of each country. */
export function helpTable(tsv: string): HelpTable {
  const table = new Map<string, Omit<HelpCountryView, 'name'>>();
  for (const row of helpRows(tsv)) {
    const before = table.get(row.country)?.lines ?? [];
    table.set(row.country, {
      emergency: row.emergency || undefined,
      lines: row.name ? [...before, lineOf(row)] : before,
    });
  }
  return table;
}

function lineOf({ name, call, text, chat, hours, language }: HelpRow): HelpLineView {
  const [number = '', word] = splitText(text);
  return {
    name,
    call: call ? call.split('; ') : [],
    text: number ? { number, word } : undefined,
    chat: chat || undefined,
    hours: hours || undefined,
    language: language || undefined,
  };
}

/** `85258 SHOUT` is a number and a word; `0477 13 11 14` is a number. */
function splitText(text: string): [string, string | undefined] {
  const word = /[A-Z]+$/.exec(text)?.[0];
  return [word ? text.slice(0, -word.length).trim() : text, word];
}

/** The country of each time zone, from `timeZones.tsv`: a country, and its zones with spaces between them. */
export const zoneTable = (tsv: string): ReadonlyMap<string, string> =>
  new Map(rowsOf(tsv).flatMap(([country = '', zones = '']) => zones.split(' ').map((zone) => [zone, country])));
