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
export function lastLines(text: string, most = mostLinesEach - 2): string {
  const lines = stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return lines.slice(-most).join('\n');
}

/**
 * Names every failure, with its file and the first lines of its reason, in at most `room` lines, so that the end of a log
 * is enough to know what to mend. Failures share the room; where there is none for all, the first ones stand for the rest.
 */
export function failureLines(failures: readonly Failure[], room: number, mark = '✗'): string[] {
  const shown = failures.length <= room ? failures : failures.slice(0, Math.max(0, room - 1));
  const all = shown.map((failure) => linesOf(failure, mark));
  const allowed = all.map(() => 1);
  // A line for each in turn, until there is no more room or nothing more to say.
  let free = room - all.length - (shown.length < failures.length ? 1 : 0);
  for (let n = 2; free > 0 && n <= mostLinesEach; n++)
    for (const [index, lines] of all.entries())
      if (lines.length >= n && free > 0) {
        allowed[index] = n;
        free--;
      }
  const lines = all.flatMap((one, index) => one.slice(0, allowed[index]));
  const left = failures.length - shown.length;
  return left > 0 ? [...lines, `… and ${left} more: each check names its own above`] : lines;
}

function linesOf({ name, file, reason }: Failure, mark: string): string[] {
  const [title = ''] = firstLines(`${mark} ${file === undefined || name.includes(file) ? '' : `${file} › `}${name}`, 1);
  return [title, ...firstLines(reason, mostLinesEach).map((line) => `    ${line.trim()}`)];
}
