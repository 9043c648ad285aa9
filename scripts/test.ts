import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Check, checks } from './test/checks.ts';
import { type Totals, add, nothing, summaryLine } from './test/totals.ts';

/** `--only NAME`, as often as wanted, for who works on one thing. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const unknown = values.only?.find((name) => !checks.some((check) => check.name === name));
if (unknown !== undefined) {
  console.error(`There is no check "${unknown}": ${checks.map((check) => check.name).join(', ')}.`);
  process.exit(2);
}
const chosen = checks.filter((check) => values.only?.includes(check.name) ?? true);

let stopped = false;
process.once('SIGTERM', () => (stopped = true));
process.once('disconnect', () => (stopped = true));

let totals: Totals = nothing;
const lines: string[] = [];
async function runOne({ title, besides, run }: Check): Promise<void> {
  const heading = `\n━━ ${title} ━━`;
  if (!besides) console.log(heading);
  const from = performance.now();
  const result = await run();
  if (besides) console.log(`${heading}\n${result.output ?? ''}`);
  totals = add(totals, result);
  lines.push(summaryLine(title, result, performance.now() - from));
}

await inLanes(
  chosen.filter(({ besides }) => besides),
  Math.min(2, availableParallelism()),
);
await inLanes(
  chosen.filter(({ besides }) => !besides),
  1,
);

/** Runs checks in their order, so many at once, until it is stopped. */
async function inLanes(waiting: Check[], lanes: number): Promise<void> {
  const lane = async () => {
    for (let check = waiting.shift(); check && !stopped; check = waiting.shift()) await runOne(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
console.log(`\n━━ Summary ━━\n${lines.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(stopped ? 143 : totals.failed === 0 ? 0 : 1);
