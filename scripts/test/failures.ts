import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or one that failed before it passed. */
export interface Failure {
  readonly name: string;
  /** Path of its file from the project's folder, where it has one. */
  readonly file?: string | undefined;
  /** The check that it belongs to, where there are several. */
  readonly check?: string | undefined;
  /** What it said, of which the first lines are shown. */
  readonly reason: string;
}

const mostColumns = 180;
const mostLinesEach = 8;
/** A failure that has to share the room has its name and the first two lines of its reason. */
const linesAtLeast = 3;

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
 * Names failures, with their files and the first lines of their reasons, in at most `room` lines, so that the end of a
 * log is enough to know what to mend. Where all names have room, all are named, and what is left is for reasons.
 * Otherwise the checks take turns, so that one with many failures hides no other, and the rest is counted.
 */
export function failureLines(failures: readonly Failure[], room: number, mark = '✗'): string[] {
  const all = failures.map((failure) => ({ failure, lines: linesOf(failure, mark), shown: 0 }));
  const inTurn = takingTurns(all);
  const allNamed = all.length <= room;
  let free = allNamed ? room : room - 1;
  const show = (lines: number) => {
    for (const one of inTurn) {
      const more = Math.max(0, Math.min(lines, one.lines.length) - one.shown);
      one.shown += Math.min(more, free);
      free -= Math.min(more, free);
    }
  };
  show(allNamed ? 1 : linesAtLeast);
  for (let lines = 2; lines <= mostLinesEach; lines++) show(lines);
  const lines = all.flatMap((one) => one.lines.slice(0, one.shown));
  const left = all.filter(({ shown }) => shown === 0).length;
  return left > 0 ? [...lines, `… and ${left} more: each check names its own above`] : lines;
}

/** The first of each check, then the second of each, and so on. */
function takingTurns<One extends { readonly failure: Failure }>(all: readonly One[]): One[] {
  const seen = new Map<string | undefined, number>();
  const turns = all.map((one) => {
    const turn = seen.get(one.failure.check) ?? 0;
    seen.set(one.failure.check, turn + 1);
    return { one, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one);
}

function linesOf({ name, file, reason }: Failure, mark: string): string[] {
  const [title = ''] = firstLines(`${mark} ${file === undefined || name.includes(file) ? '' : `${file} › `}${name}`, 1);
  return [title, ...firstLines(reason, mostLinesEach).map((line) => `    ${line.trim()}`)];
}
