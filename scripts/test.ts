import { availableParallelism } from 'node:os';
import { root } from './lib/paths.mjs';
import { changedChecks } from './test/changedChecks.ts';
import { type Check, type Tier, checks } from './test/checks.ts';
import { whatFailed } from './test/failedChecks.ts';
import { lastWords } from './test/lastWords.ts';
import { type Options, readOptions } from './test/options.ts';
import { type RecordedFailure, keepRecord, readRecords } from './test/records.ts';
import { measureSlowness, slownessName } from './test/slowness.ts';
import { inSeconds, keepTimes, slowest } from './test/times.ts';
import { type Counts, type Totals, add, notRun, nothing, oneFailure, summaryLine } from './test/totals.ts';

/** After so many minutes there is a verdict, even if checks are left. */
const mostMinutes: Readonly<Record<Tier, number>> = { gate: 60, all: 330 };
/** How often the gate tries what has real parts beside it; `test:all` tries nothing again. */
const tries: Readonly<Record<Tier, number>> = { gate: 3, all: 1 };

const options = understood();
const { chosen, left, wanted } = choose(options);
// A check that is not in the gate has its single try, and the whole run the longer limit, wherever it is named.
const tier: Tier = options.all || chosen.some((check) => check.tier === 'all') ? 'all' : 'gate';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.once(signal, () => stop.abort());

const began = performance.now();
const slow = await measureSlowness();
process.env[slownessName] = String(slow);
console.log(
  slow > 1
    ? `This machine measures ${slow} times slower than the reference machine, so time limits are ${slow} times longer.`
    : 'This machine is as fast as the reference machine.',
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

const found = slowest(times.files);
if (found.length > 0) console.log(`\nThe slowest files (test-times.json has all of them):\n${found.join('\n')}`);
keepWhatIsKnown();
console.log(`\n${lastWords({ checks: lines, left, failures: failures.map(titled), later, totals }).join('\n')}`);
process.exit(stop.signal.aborted ? 143 : totals.failed === 0 ? 0 : 1);

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
  failures.push(...(result.failures ?? []).map((failure) => ({ ...failure, check: name })));
  later.push(...(result.later ?? []).map((failure) => ({ ...failure, check: name })));
  if (why === undefined) times.checks[name] = inSeconds(ms);
  Object.assign(times.files, result.seconds);
}

/** Runs a check within its limit, and within what is left of the whole run's. */
async function runInTime({ name, minutes, tier: own, run }: Check): Promise<Totals> {
  const lastEnd = began + mostMinutes[tier] * 60_000;
  const from = performance.now();
  if (from >= lastEnd) return oneFailure(`was not run: the whole run may take ${mostMinutes[tier]} minutes`);
  const endsAt = Math.min(from + minutes * 60_000 * slow, lastEnd);
  const files = wanted?.get(name);
  const how = { fresh: options.fresh, tries: tries[options.all ? 'all' : own], endsAt, signal: stop.signal };
  try {
    return await run({ ...how, ...(files && { wanted: files }) });
  } catch (error) {
    return oneFailure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Runs checks in their order, so many at once, until it is stopped. */
async function inLanes(waiting: Check[], lanes: number): Promise<void> {
  const lane = async () => {
    for (let check = waiting.shift(); check && !stop.signal.aborted; check = waiting.shift()) await runOne(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A failure that belongs to no file is named with its check. */
function titled(failure: RecordedFailure): RecordedFailure {
  const title = checks.find(({ name }) => name === failure.check)?.title ?? failure.check;
  return failure.file === undefined ? { ...failure, name: `${title} › ${failure.name}` } : failure;
}

/** Keeps times and failures for later commands. That they could not be kept changes no verdict. */
function keepWhatIsKnown(): void {
  const part = options.changed !== undefined || options.failed;
  try {
    // Some files of a check are not its time.
    keepTimes({ ...times, checks: part ? {} : times.checks });
    const wholeGate = !part && !options.only && tier === 'gate';
    if (!stop.signal.aborted) keepRecord({ at: new Date().toISOString(), folder: root, wholeGate, failures, later });
  } catch (error) {
    console.warn(`The times and failures of this run could not be kept: ${String(error)}`);
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
  readonly wanted?: ReadonlyMap<string, readonly string[] | undefined>;
}

/** The checks that were asked for. */
function choose({ only, all, changed, failed }: Options): Choice {
  const unknown = only?.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined)
    return refuse(`There is no check "${unknown}": ${checks.map((check) => check.name).join(', ')}.`);
  if (failed) return chooseFailed();
  if (changed !== undefined)
    return (
      changedChecks(changed) ??
      refuse(`There is no commit "${changed || 'HEAD~1'}" to compare with: name another with --changed=COMMIT.`)
    );
  return { chosen: checks.filter((check) => only?.includes(check.name) ?? (all || check.tier === 'gate')) };
}

function chooseFailed(): Choice {
  const last = whatFailed(readRecords(), root);
  if (last === undefined) return refuse('No run of this clone is recorded: run npm test first.');
  const known = checks.filter(({ name }) => last.has(name));
  if (known.length < last.size) return refuse('The last run had checks that are no longer there: run npm test.');
  if (known.length === 0) return refuse('Nothing failed in the last run of this clone.');
  return { chosen: known, wanted: last };
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
