import type { Failure } from './failures.ts';
import type { Totals } from './totals.ts';

/** With more files than this, it is the code that is broken, not luck. */
export const mostFilesAgain = 12;

/** Runs tests: those of some files, or all of them. */
export type RunsFiles = (files?: readonly string[]) => Promise<Totals>;

/**
 * Runs tests that have real parts beside them, and the files that failed again, each time in new processes with new
 * parts. What fails in every one of the `tries` failed; what then passes counts as passed and is named in `later`. Nothing
 * is run again once `over` says that there is no time left.
 */
export async function withTries(
  tries: number,
  run: RunsFiles,
  { files, over = () => false }: { readonly files?: readonly string[] | undefined; readonly over?: () => boolean } = {},
): Promise<Totals> {
  let totals = await run(files);
  for (let n = 2; n <= tries && totals.failed > 0 && !over(); n++) {
    const broken = filesOf(totals);
    if (broken.length > mostFilesAgain) break;
    console.log(`\nTry ${n} of ${tries}: ${broken.length > 0 ? broken.join(', ') : 'all files'}\n`);
    totals = afterAnotherTry(totals, await run(broken.length > 0 ? broken : files));
  }
  return totals;
}

/** The files to run again; none where a failure belongs to no file, since then it can come from any. */
function filesOf({ failures = [] }: Totals): string[] {
  const files = failures.map(({ file }) => file);
  return files.includes(undefined) ? [] : [...new Set(files.flatMap((file) => file ?? []))];
}

const isSame = (a: Failure) => (b: Failure) => a.file === b.file && a.name === b.name;

/**
 * What counts once some files have been run again: for each of them what was found now, for all others what was found
 * before. A failure was only luck where the new run names its test as passed, or came to its end without that stray error.
 */
function afterAnotherTry(first: Totals, again: Totals): Totals {
  const files = { ...first.files, ...again.files };
  const [before, now] = [first.failures ?? [], again.failures ?? []];
  const ended = !now.some(({ file }) => file === undefined);
  const isOver = ({ file, name }: Failure) =>
    file === undefined
      ? ended
      : again.files?.[file] !== undefined &&
        !now.some((one) => one.file === file && (one.name === name || one.name === 'the file'));
  const still = before.filter((failure) => !isOver(failure) && !now.some(isSame(failure)));
  const failures = [...now, ...still];
  const later = [...(first.later ?? []), ...before.filter(isOver)].filter((one) => !failures.some(isSame(one)));
  return {
    ...first,
    passed: Object.values(files).reduce((sum, one) => sum + one.passed.length, 0),
    failed: failures.length,
    files,
    failures,
    later,
    seconds: { ...first.seconds, ...again.seconds },
  };
}
