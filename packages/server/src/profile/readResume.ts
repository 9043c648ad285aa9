import { Refusal } from '../http/failure.ts';
import { UnreadablePdf, readPdf } from './pdfProcess.ts';
import { NoPermit, semaphore } from '../concurrency/semaphore.ts';

/** Characters of a résumé that are kept: about twenty pages. */
const keptCharacters = 60_000;

/** An honest PDF of 40 pages takes half a second; the rest is for a busy machine. */
const pdfLimits = { timeMs: 10_000, pages: 100, characters: keptCharacters } as const;

/** Fewer characters are no résumé: a scan has none, or a page number. */
const fewestCharacters = 20;

/**
 * Two PDFs at once take at most 900 MB and two cores (see `pdfProcess.ts`), and one file that takes its full time does not
 * stop all others. Each person has one at a time.
 */
const limited = semaphore({ permits: 2, queue: 10, waitMs: 30_000 });
const reading = new Set<string>();

/**
 * The text of a résumé that belongs to `owner`: PDF or plain text, judged by its content and not by its name.
 * @throws {Refusal} `file-kind` when it is neither, `file-unreadable` when no text can be read in it, `unavailable` while
 *   another PDF of this owner is being read, or too many PDFs of others.
 */
export async function readResume(
  owner: string,
  bytes: Uint8Array,
  limits: { readonly timeMs: number } = pdfLimits,
): Promise<string> {
  const text = isPdf(bytes) ? await inTurn(owner, () => readPdf(bytes, { ...pdfLimits, ...limits })) : readPlain(bytes);
  // PostgreSQL takes no NUL. Other control characters are layout at best.
  const kept = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim();
  if (kept.length < fewestCharacters) throw unreadable();
  return kept.slice(0, keptCharacters);
}

const busy = (message: string) =>
  new Refusal('unavailable', `${message} Please try again in a moment.`, { retryAfterS: pdfLimits.timeMs / 1000 });

async function inTurn(owner: string, read: () => Promise<string>): Promise<string> {
  if (reading.has(owner)) throw busy('Your previous file is still being read.');
  reading.add(owner);
  try {
    return await limited(read);
  } catch (error) {
    if (error instanceof NoPermit) throw busy('Too many résumés are being read right now.');
    throw error instanceof UnreadablePdf ? unreadable(error) : error;
  } finally {
    reading.delete(owner);
  }
}

/** PDF programs look for the mark in the first kilobyte. */
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const unreadable = (cause?: unknown) =>
  new Refusal('file-unreadable', 'We couldn’t find any text to read in this file.', { cause });

function readPlain(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A binary file may happen to be valid UTF-8; text has no NUL.
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new Refusal('file-kind', 'Please choose a PDF or a text file.');
}
