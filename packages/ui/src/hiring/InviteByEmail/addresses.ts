/** The addresses in what was typed or pasted, and what in it is none. */
export interface Addresses {
  /** Each once, as it was written first. */
  readonly emails: readonly string[];
  /** Entries without an address, as they were written. */
  readonly wrong: readonly string[];
}

/** An address as the service takes it, at a domain of the internet. */
const address = /^[^@\s,;:<>()"[\]\\]+@(?:[a-z0-9\u00a1-\uffff-]+\.)+[a-z0-9\u00a1-\uffff-]+$/i;
/** What mail programs put around an address. */
const around = /^['‘’“”(]+|['‘’“”).:!?]+$/g;
/** A name of one to three words. */
const surname = /^\s*"?\p{L}[\p{L}'’-]*(?: (?!at )\p{L}[\p{L}'’-]*){0,2}\s*$/iu;
/** The head of a column. */
const heading = /^e-?mails?(?: addresse?s?)?$/i;

/**
 * Reads addresses as people paste them: one on each line, or separated by commas or semicolons, alone or behind a name, as in
 * `Ann Lee <ann@example.org>`, `Lee, Ann <ann@example.org>`, or two columns of a spreadsheet.
 */
export function addressesIn(text: string): Addresses {
  const emails = new Map<string, string>();
  const wrong: string[] = [];
  for (const line of text.split(/[\n;]/)) {
    const entries = line.split(',');
    for (const [place, entry] of entries.entries()) {
      const words = entry.split(/[\s<>"]+/).map((word) => word.replace(/^mailto:/i, '').replace(around, ''));
      const found = words.filter((word) => word.includes('@'));
      const good = found.filter((word) => address.test(word));
      for (const email of good) if (!emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), email);
      // "Lee" of "Lee, Ann <ann@example.org>".
      const isName = surname.test(entry) && /<[^<>]*@/.test(entries[place + 1] ?? '');
      const isWrong = found.length === 0 ? !isName && !heading.test(entry.trim()) : good.length < found.length;
      if (entry.trim() !== '' && isWrong) wrong.push(entry.trim());
    }
  }
  return { emails: [...emails.values()], wrong };
}
