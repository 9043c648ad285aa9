/**
 * Sends text that is made to be slow through every function that reads strangers' text. `--every N` takes every Nth text,
 * `--only NAME` one reader, `--totals FILE` writes how many passed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readers } from './readers.ts';
import { type SlowText, limitMs, timeReader } from './slowText.ts';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, only: { type: 'string' }, totals: { type: 'string' } },
});

const results: SlowText[] = [];
for (const reader of readers) {
  if (values.only !== undefined && !reader.name.includes(values.only)) continue;
  const result = await timeReader(reader, Number(values.every));
  const { worst, over } = result;
  console.log(`${over.length === 0 ? '✓' : '✗'} ${reader.name}: at most ${worst.ms.toFixed(1)} ms, for ${worst.text}`);
  for (const line of over.slice(0, 10)) console.error(`    ${line}`);
  if (over.length > 10) console.error(`    and ${over.length - 10} more`);
  results.push(result);
}
const failed = results.filter(({ over }) => over.length > 0).length;
const passed = results.length - failed;
console.log(`${passed} readers within ${limitMs} ms, ${failed} over it`);
if (values.totals !== undefined) writeFileSync(values.totals, JSON.stringify({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);
