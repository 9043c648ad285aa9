/** A record of a CSV file. */
export interface CsvRecord {
  /** The line that it begins on, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** One field with what ends it: in quotes, where a doubled quote is one, or bare. */
const fieldPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Reads CSV as in RFC 4180, with any line ends and a byte order mark or none. Empty lines are left out.
 * @throws {Error} where quotes are not closed, or stand within a bare field
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let line = 1;
  let start = 1;
  for (let at = 0; at < source.length || fields.length > 0;) {
    fieldPattern.lastIndex = at;
    const found = fieldPattern.exec(source);
    if (!found) throw new Error(`the quotes of line ${line} do not fit`);
    const [whole, quoted, bare = '', end] = found;
    at += whole.length;
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    fields.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    if (fields.join('') !== '') records.push({ line: start, fields });
    fields = [];
    start = line;
  }
  return records;
}
