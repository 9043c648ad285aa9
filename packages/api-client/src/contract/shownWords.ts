import { z } from 'zod';
import { storable } from './storable.ts';

/** One line as it is kept: compatibility forms resolved, nothing invisible, single spaces. */
const asLine = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The same for a few paragraphs. */
const asParagraphs = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/\r\n?|\n/)
    .map(asLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Names of techniques that look like addresses: "ASP.NET", ".NET", "Node.js". */
const techniques =
  /(?<![\p{L}\d.@-])(?:(?:asp|vb|ado|ml)?\.net|[a-z]{1,20}\.js|socket\.io|draw\.io)(?![\p{L}\d./-])/giu;
/** "U.S.", "R.N.": single letters. No ending of an address has only one. */
const initials = /(?<![\p{L}\d.@-])\p{L}(?:\.\p{L}){1,5}(?![\p{L}\d/-])/gu;
const degrees = /(?<![\p{L}\d.@-])(?:ph\.d|[bm]\.(?:sc|ed|eng|tech)|dipl\.ing)(?![\p{L}\d/-])/giu;
/** Short words before which a title says "Sr.Web Developer" or "Asst.to the CEO"; an address has more after it. */
const shortened =
  /(?<![\p{L}\d.@-])(?:acct|admin|asst|assoc|coord|dep|dept|dir|eng|exec|jnr|jr|mgr|prof|snr|spec|sr|supv|tech|vp)\.(?=\p{L}{1,40}(?:[\s,;)]|$))/giu;

const address = [
  // With a scheme, or after "www".
  /:\/\/|\bh(?:tt|xx)ps?:|\bwww\b/iu,
  /\S@\S/u,
  // A dot between letters, whatever stands behind it, and the ways to write one that are not seen as one.
  /[\p{L}\d]\.\p{L}/u,
  /[\p{L}\d]\s+\.\s*\p{L}/u,
  /\p{L}\.\s(?:biz|com|info|io|net|org|xyz)(?![\p{L}\d])/u,
  /[[({]\s*(?:\.|dot)\s*[\])}]/iu,
  /\p{L}\s+dot\s+(?:ai|app|biz|co|com|dev|info|io|net|org|xyz)\b/iu,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/** Whether a text holds what a reader, or a mail program, takes for the address of a page or a mailbox. */
function holdsAddress(text: string): boolean {
  const plain = asLine(text).replace(/[。۔]/gu, '.');
  const bare = [techniques, initials, degrees, shortened].reduce((rest, known) => rest.replace(known, ' '), plain);
  return address.some((pattern) => pattern.test(bare));
}

const digits = /(?<![\p{L}\d.,])[+(]?\d[\d\s()./-]{5,40}\d(?![\p{L}\d])/gu;
const date = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{1,2}-\d{1,2})(?!\d)/gu;
const years = /(?<!\d)(?:19|20)\d\d\s*[-/]\s*(?:19|20)\d\d(?!\d)/gu;
/** From and to, in whole hundreds, as pay is told. */
const range =
  /(?<![\d+])[1-9]\d{0,2}(?:[ .]?\d{3}){1,2}(?<=00)\s*[-/]\s*[1-9]\d{0,2}(?:[ .]?\d{3}){1,2}(?<=00)(?!\d)/gu;

/** Whether a text holds a telephone number. */
function holdsPhone(text: string): boolean {
  const plain = [date, years, range].reduce((rest, known) => rest.replace(known, ' '), asLine(text));
  return [...plain.matchAll(digits)].some(([found]) => found.replace(/\D/g, '').length >= 8);
}

const tooLong = (most: number) => ({
  abort: true,
  error: `must have at most ${most.toLocaleString('en')} characters`,
});
const noAddress = { abort: true, error: 'can’t contain a web or email address' };
const noPhone = { error: 'can’t contain a phone number' };

/** A line that is mailed or shown to people who did not ask for it: it leads its reader nowhere. */
export const shownLine = (most: number) =>
  storable(z.string())
    .overwrite(asLine)
    .trim()
    .min(1, 'must not be empty')
    .max(most, tooLong(most))
    .refine((text) => !holdsAddress(text), noAddress)
    .refine((text) => !holdsPhone(text), noPhone);

/** The same of a few paragraphs, which may be empty. */
export const shownText = (most: number) =>
  storable(z.string())
    .overwrite(asParagraphs)
    .trim()
    .max(most, tooLong(most))
    .refine((text) => !holdsAddress(text), noAddress)
    .refine((text) => !holdsPhone(text), noPhone);
