import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/failure.ts';
import { NoPlace, atMost } from './atMost.ts';

/** Characters of a résumé that are kept: some twenty pages. */
const keptCharacters = 60_000;

/**
 * Longest time that a PDF may take, in milliseconds, and memory, in megabytes; what it unpacks to is beside that, which
 * is one reason more to read few at a time.
 */
const pdfLimits = { timeMs: 15_000, memoryMb: 256 } as const;

/** Fewer characters are no résumé: a scan has none, or a page number. */
const fewestCharacters = 20;

/** So many at a time, and one of each person: a file that takes long must not stand in everybody's way. */
const places = { atOnce: 2, waiting: 10, waitMs: 30_000 } as const;
const oneOfFew = atMost(places);
const being = new Set<string>();

const worker = new URL('pdfWorker.ts', import.meta.url);

/**
 * The text of a résumé of `owner`'s, PDF or plain text, judged by its content and not by its name.
 * @throws {Refusal} `file-kind` when it is neither, `file-unreadable` when no text can be read in it, `unavailable` while
 *   another PDF of this owner is being read, or too many of others.
 */
export async function readResume(
  owner: string,
  bytes: Uint8Array,
  limits: { timeMs: number } = pdfLimits,
): Promise<string> {
  const text = isPdf(bytes) ? await inTurn(owner, () => readPdf(bytes, limits.timeMs)) : readPlain(bytes);
  // PostgreSQL takes no NUL, and the others are layout at best.
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
  if (being.has(owner)) throw busy('Your file before this one is still being read.');
  being.add(owner);
  try {
    return await oneOfFew(read);
  } catch (error) {
    throw error instanceof NoPlace ? busy('Many résumés are being read just now.') : error;
  } finally {
    being.delete(owner);
  }
}

/** Readers look for the mark in the first kilobyte. */
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const unreadable = (cause?: unknown) =>
  new Refusal('file-unreadable', 'There is no text in this file that can be read.', { cause });

function readPlain(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A binary file may happen to be valid UTF-8; text has no NUL.
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new Refusal('file-kind', 'Please choose a PDF or a text file.');
}

function readPdf(bytes: Uint8Array, timeMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: pdfLimits.memoryMb },
      // What the reader says of a damaged file is nobody's concern.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void thread.terminate(), timeMs);
    let settle = () => reject(unreadable());
    thread.once('message', (text: unknown) => {
      settle = () => resolve(String(text));
      void thread.terminate();
    });
    thread.once('error', (error) => (settle = () => reject(unreadable(error))));
    // Only then is there place for another.
    thread.once('exit', () => {
      clearTimeout(timer);
      settle();
    });
  });
}
