import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from './lib/paths.mjs';
import { changedChecks } from './test/changedChecks.ts';
import { type Check, checks } from './test/checks.ts';
import { failureLines } from './test/failures.ts';
import { type Options, readOptions } from './test/options.ts';
import { type RecordedFailure, keepRecord, lastRecords } from './test/records.ts';
import { measureSlowness, slownessName } from './test/slowness.ts';
import { type Seconds, inSeconds, keepTimes, slowest } from './test/times.ts';
import { type Counts, type Totals, add, notRun, nothing, oneFailure, summaryLine } from './test/totals.ts';

/** Lines at the end that say all there is to know. */
const lastWords = 58;
/** After so long there is a verdict, whatever is still to be run: an hour for the gate, and six for everything. */
const mostMinutes = { gate: 60, all: 360 };
/** How often the gate tries what has real parts beside it; `test:all` tries nothing again. */
const tries = { gate: 3, all: 1 };

const options = understood();
const tier = options.all ? 'all' : 'gate';
const { chosen, left, wanted } = choose(options);

let stopped = false;
process.once('SIGTERM', () => (stopped = true));
process.once('disconnect', () => (stopped = true));

const began = performance.now();
const slow = await measureSlowness();
process.env[slownessName] = String(slow);
console.log(
  `This machine is ${slow} times as slow as the one of reference just now: limits of time are ${slow} times as long.`,
);

let totals: Counts = nothing;
const lines: string[] = [];
const failures: RecordedFailure[] = [];
const later: RecordedFailure[] = [];
const times: { checks: Record<string, number>; files: Record<string, number> } = { checks: {}, files: {} };

await inLanes(
  chosen.filter(({ besides }) => besides),
  Math.min(2, availableParallelism()),
);
await inLanes(
  chosen.filter(({ besides }) => !besides),
  1,
);
// Some files of a check are not its time.
keepTimes({ ...times, checks: options.changed === undefined && !options.failed ? times.checks : {} });
keepRecord({
  at: new Date().toISOString(),
  commit: commitHere(),
  tier,
  slowness: slow,
  minutes: Math.round((performance.now() - began) / 6_000) / 10,
  ...totals,
  failures,
  later,
});
tellTheEnd();
process.exit(stopped ? 143 : totals.failed === 0 ? 0 : 1);

async function runOne(check: Check): Promise<void> {
  const { name, title, besides } = check;
  const heading = `\n━━ ${title} ━━`;
  if (!besides) console.log(heading);
  const from = performance.now();
  const result = await runInTime(check);
  const ms = performance.now() - from;
  const why = notRun(result);
  if (besides) console.log(heading);
  if (result.output ?? why) console.log(result.output ?? `${title}: ${why ?? ''}`);
  totals = add(totals, result);
  lines.push(summaryLine(title, result, ms));
  failures.push(...(result.failures ?? []).map((failure) => ({ check: name, ...failure })));
  later.push(...(result.later ?? []).map((failure) => ({ check: name, ...failure })));
  if (why === undefined) times.checks[name] = inSeconds(ms);
  Object.assign(times.files, result.seconds);
}

/** Runs a check within its limit, and within what is left of the whole run's. */
async function runInTime({ name, title, minutes, run }: Check): Promise<Totals> {
  const leftInMs = mostMinutes[tier] * 60_000 - (performance.now() - began);
  if (leftInMs <= 0) return oneFailure(title, `was not run: the whole run may take ${mostMinutes[tier]} minutes`);
  const limitInMs = Math.min(minutes * 60_000 * slow, leftInMs);
  const files = wanted?.get(name);
  try {
    return await run({ fresh: options.fresh, tries: tries[tier], limitInMs, ...(files && { wanted: files }) });
  } catch (error) {
    return oneFailure(title, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Runs checks in their order, so many at once, until it is stopped. */
async function inLanes(waiting: Check[], lanes: number): Promise<void> {
  const lane = async () => {
    for (let check = waiting.shift(); check && !stopped; check = waiting.shift()) await runOne(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The summary and what failed, so that whoever sees only the end of a log knows what to mend. */
function tellTheEnd(): void {
  tellSlowest(times.files);
  const summary = ['━━ Summary ━━', ...lines, ...(left === undefined ? [] : ['', left])];
  const tried = later.length > 0 ? ['', 'Passed on a later try:', ...failureLines(later, 12)] : [];
  const room = lastWords - summary.length - tried.length - 4;
  const failed = failures.length > 0 ? ['', 'Failed:', ...failureLines(failures, room)] : [];
  console.log(`\n${[...summary, ...tried, ...failed].join('\n')}\n`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
}

function tellSlowest(files: Seconds): void {
  const found = slowest(files);
  if (found.length > 0) console.log(`\nThe slowest files (test-times.json has all of them):\n${found.join('\n')}`);
}

function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A copy of the project without its history can be tested, too.
    return '';
  }
}

function understood(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (error instanceof TypeError) return refuse(error.message);
    throw error;
  }
}

interface Choice {
  readonly chosen: readonly Check[];
  /** What a run of a change leaves out. */
  readonly left?: string;
  /** By check, the only files or stories that are wanted. */
  readonly wanted?: ReadonlyMap<string, readonly string[]>;
}

/** The checks that were asked for. */
function choose({ only, changed, failed }: Options): Choice {
  const unknown = only?.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined)
    return refuse(`There is no check "${unknown}": ${checks.map((check) => check.name).join(', ')}.`);
  if (failed) return whatFailed();
  if (changed !== undefined)
    return (
      changedChecks(changed) ??
      refuse(`There is no commit "${changed || 'HEAD~1'}" to compare with: name another with --changed=COMMIT.`)
    );
  return { chosen: checks.filter((check) => only?.includes(check.name) ?? (tier === 'all' || check.tier === 'gate')) };
}

/** What failed in the last run: whole checks, or some of their files or stories. */
function whatFailed(): Choice {
  const [last] = lastRecords(1);
  if (last === undefined) return refuse('No run was recorded yet: run npm test first.');
  const wanted = new Map<string, string[]>();
  for (const { name } of checks) {
    const own = last.failures.filter(({ check }) => check === name);
    // A failure that is no file's or story's can come from anywhere in the check.
    const names = own.map((failure) => (name === 'pictures' ? failure.name : failure.file));
    if (names.length > 0 && names.every((one) => one !== undefined)) wanted.set(name, [...new Set(names)]);
  }
  const names = new Set(last.failures.map(({ check }) => check));
  if (names.size === 0) {
    console.log('Nothing failed in the last run.\n\n0 passed, 0 failed');
    process.exit(0);
  }
  return { chosen: checks.filter(({ name }) => names.has(name)), wanted };
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
