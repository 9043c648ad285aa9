import { type KeptCheck, inputsDigest } from './inputs.ts';
import { type Marks, openMarks } from './marks.ts';
import type { How } from './runners.ts';
import type { Totals } from './totals.ts';

/** How much of a digest is shown. */
const shown = 12;

/**
 * Runs a check unless an earlier run found the same files right; `fresh` runs it in any case. A failure is never kept and
 * takes an earlier mark away; a result for files that changed while the check ran is not kept either. A kept result
 * stands for the whole check, so the whole check runs even where only some of its files are wanted.
 */
export async function unlessSame(
  check: KeptCheck,
  { wanted: _some, ...how }: How,
  run: (how: How) => Promise<Totals>,
  marks: Marks = openMarks(check),
  digest: (check: KeptCheck) => string | undefined = inputsDigest,
): Promise<Totals> {
  const before = digest(check);
  if (before === undefined) return run(how);
  if (!how.fresh && marks.has(before)) return { passed: 1, failed: 0, sameAs: before.slice(0, shown) };
  const totals = await run(how);
  if (totals.failed > 0) marks.remove([before]);
  else if (digest(check) === before) marks.add([before]);
  return totals;
}
