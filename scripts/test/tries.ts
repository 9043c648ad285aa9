import type { Failure } from './failures.ts';
import { type Counts, type Totals, add, nothing } from './totals.ts';

/** With more files than this, it is the code that is broken, not luck. */
export const mostFilesAgain = 12;

/** Runs tests: those of some files, or all of them. */
export type RunsFiles = (files?: readonly string[]) => Promise<Totals>;

/**
 * Runs tests that have real parts beside them, and the files that failed again, each time in new processes with new
 * parts. What fails in every one of the `tries` failed; what then passes counts as passed and is named in `later`.
 */
export async function withTries(tries: number, run: RunsFiles, files?: readonly string[]): Promise<Totals> {
  let totals = await run(files);
  for (let n = 2; n <= tries && totals.failed > 0; n++) {
    const broken = filesOf(totals);
    if (broken.length > mostFilesAgain) break;
    console.log(`\nTry ${n} of ${tries}: ${broken.length > 0 ? broken.join(', ') : 'all files'}\n`);
    totals = afterAnotherTry(totals, await run(broken.length > 0 ? broken : files));
  }
  return totals;
}

const filesOf = ({ failures = [] }: Totals): string[] => [
  ...new Set(failures.flatMap(({ file }) => (file === undefined ? [] : file))),
];

/** What counts once the files that failed have been run again. */
function afterAnotherTry(first: Totals, again: Totals): Totals {
  const files: Record<string, Counts> = { ...first.files, ...again.files };
  const passedNow = (failure: Failure) =>
    !again.failures?.some(({ file, name }) => file === failure.file && name === failure.name);
  const later = [...(first.later ?? []), ...(first.failures ?? []).filter(passedNow)];
  const failures = again.failures ?? [];
  const counted = Object.values(files).reduce(add, nothing);
  const outside = failures.filter(({ file }) => file === undefined).length;
  return {
    ...first,
    passed: counted.passed,
    failed: counted.failed + outside,
    files,
    failures,
    later,
    seconds: { ...first.seconds, ...again.seconds },
  };
}
