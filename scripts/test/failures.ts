import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or one that failed before it passed. */
export interface Failure {
  readonly name: string;
  /** Path of its file from the project's folder, where it has one. */
  readonly file?: string | undefined;
  /** What it said, of which the first lines are shown. */
  readonly reason: string;
}

const mostColumns = 180;
const mostLinesEach = 8;

/** The first lines of a text that say something, without colors, each cut to a width that can be read. */
export function firstLines(text: string, most: number): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => (line.length > mostColumns ? `${line.slice(0, mostColumns - 1)}…` : line));
}

/** The last lines of a text that say something: what a tool says that only prints. */
export function lastLines(text: string, most = mostLinesEach): string {
  const lines = stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines.slice(-most).join('\n');
}

/**
 * Names every failure with its file and the first lines of its reason, in at most `room` lines, so that the end of a log
 * is enough to know what to mend. Where there are too many, the first ones stand for all.
 */
export function failureLines(failures: readonly Failure[], room: number): string[] {
  const each = Math.min(mostLinesEach, Math.floor(room / Math.max(1, failures.length)));
  const shown = each >= 1 ? failures : failures.slice(0, room - 1);
  const lines = shown.flatMap((failure) => linesOf(failure, Math.max(1, each)));
  const left = failures.length - shown.length;
  return left > 0 ? [...lines, `… and ${left} more: each check names its own above`] : lines;
}

function linesOf({ name, file, reason }: Failure, most: number): string[] {
  const [title = ''] = firstLines(`✗ ${file === undefined || name.includes(file) ? '' : `${file} › `}${name}`, 1);
  return [title, ...firstLines(reason, most - 1).map((line) => `    ${line.trim()}`)];
}
