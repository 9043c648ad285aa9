import { parseArgs } from 'node:util';
import { checks } from './test/checks.ts';
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
for (const { title, run } of chosen) {
  if (stopped) break;
  console.log(`\n━━ ${title} ━━`);
  const from = performance.now();
  const result = await run();
  totals = add(totals, result);
  lines.push(summaryLine(title, result, performance.now() - from));
}
console.log(`\n━━ Summary ━━\n${lines.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(stopped ? 143 : totals.failed === 0 ? 0 : 1);
