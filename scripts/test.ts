import { availableParallelism } from 'node:os';
import { changedChecks } from './test/changedChecks.ts';
import { type Check, checks } from './test/checks.ts';
import { keepToOneCore } from './test/oneCore.ts';
import { type Options, readOptions } from './test/options.ts';
import { type Seconds, inSeconds, keepTimes, slowest } from './test/times.ts';
import { type Totals, add, notRun, nothing, summaryLine } from './test/totals.ts';

const options = understood();
const { chosen, left } = choose(options);

let stopped = false;
process.once('SIGTERM', () => (stopped = true));
process.once('disconnect', () => (stopped = true));

let totals: Totals = nothing;
const lines: string[] = [];
const times: { checks: Record<string, number>; files: Record<string, number> } = { checks: {}, files: {} };
async function runOne({ name, title, besides, run }: Check): Promise<void> {
  const heading = `\n━━ ${title} ━━`;
  if (!besides) console.log(heading);
  const from = performance.now();
  const result = await run(options.fresh);
  const ms = performance.now() - from;
  const why = notRun(result);
  if (besides) console.log(`${heading}\n${result.output ?? `${title}: ${why ?? ''}`}`);
  totals = add(totals, result);
  lines.push(summaryLine(title, result, ms));
  if (why === undefined) times.checks[name] = inSeconds(ms);
  Object.assign(times.files, result.seconds);
}

await inLanes(
  chosen.filter(({ besides }) => besides),
  Math.min(2, availableParallelism()),
);
await inLanes(
  chosen.filter(({ besides }) => !besides),
  1,
);
// Some files of a check are not its time, and one core has times of its own.
if (!options.slow) keepTimes({ ...times, checks: options.changed === undefined ? times.checks : {} });

console.log(`\n━━ Summary ━━\n${lines.join('\n')}\n`);
tellSlowest(times.files);
if (left !== undefined) console.log(`${left}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(stopped ? 143 : totals.failed === 0 ? 0 : 1);

/** Runs checks in their order, so many at once, until it is stopped. */
async function inLanes(waiting: Check[], lanes: number): Promise<void> {
  const lane = async () => {
    for (let check = waiting.shift(); check && !stopped; check = waiting.shift()) await runOne(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function tellSlowest(files: Seconds): void {
  const found = slowest(files);
  if (found.length > 0) console.log(`The slowest files (test-times.json has all of them):\n${found.join('\n')}\n`);
}

function understood(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (error instanceof TypeError) return refuse(error.message);
    throw error;
  }
}

/** The checks that were asked for, and what a run of a change leaves out. */
function choose({ only, changed, slow }: Options): { chosen: readonly Check[]; left?: string } {
  const unknown = only?.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined)
    return refuse(`There is no check "${unknown}": ${checks.map((check) => check.name).join(', ')}.`);
  if (changed !== undefined)
    return (
      changedChecks(changed) ??
      refuse(`There is no commit "${changed || 'HEAD~1'}" to compare with: name another with --changed=COMMIT.`)
    );
  const why = slow ? keepToOneCore() : undefined;
  if (why !== undefined) return refuse(why);
  return { chosen: checks.filter((check) => only?.includes(check.name) ?? (!slow || check.slow === true)) };
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
