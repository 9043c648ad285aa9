import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { longestDescription } from '../../packages/interview/src/index.ts';
import { InterviewError } from './options.ts';

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be opened',
  EROFS: 'it may not be written',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

const causeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return causes[code] ?? code;
};

/** The text of a job description. */
export function readJob(file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8')
      .replace(/^\ufeff/, '')
      .trim();
  } catch (error) {
    throw new InterviewError(`Can't read ${file}: ${causeOf(error)}.`);
  }
  if (!content) throw new InterviewError(`${file} is empty.`);
  if (content.length > longestDescription) {
    const [length, most] = [content.length, longestDescription].map((count) => count.toLocaleString('en'));
    throw new InterviewError(`A job description must have at most ${most} characters; this one has ${length}.`);
  }
  return content;
}

/** Finds out before the interview whether its file can be written after it. */
export function checkPlace(file: string): void {
  const place = resolve(file);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory()) throw new InterviewError(`Can't write ${file}: it is a folder.`);
  try {
    accessSync(stats ? place : dirname(place), constants.W_OK);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new InterviewError(`Can't write ${file}: ${missing ? 'there is no such folder' : causeOf(error)}.`);
  }
}

/** Writes the session file; only its owner may read what was said. */
export function writeSession(file: string, session: unknown): void {
  try {
    writeFileSync(file, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new InterviewError(`Can't write ${file}: ${causeOf(error)}.`);
  }
}
