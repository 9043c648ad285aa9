/**
 * Sends text that is made to be slow through every function that reads strangers' text. `--every N` takes every Nth text,
 * `--only NAME` one reader.
 */
import { parseArgs } from 'node:util';
import { readers } from './readers.ts';
import { type SlowText, timeReader } from './slowText.ts';

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, only: { type: 'string' } },
});

const results: (SlowText & { readonly name: string })[] = [];
for (const reader of readers) {
  if (values.only !== undefined && !reader.name.includes(values.only)) continue;
  const result = await timeReader(reader, Number(values.every));
  const { worst, over } = result;
  console.log(`${over.length === 0 ? '✓' : '✗'} ${reader.name}: at most ${worst.ms.toFixed(1)} ms, for ${worst.text}`);
  for (const line of over.slice(0, 10)) console.error(`    ${line}`);
  if (over.length > 10) console.error(`    and ${over.length - 10} more`);
  results.push({ name: reader.name, ...result });
}
// At the end, where it is the reason of the failure: which readers were too slow, and for what.
const slow = results.filter(({ over }) => over.length > 0);
for (const { name, over } of slow) console.error(`✗ ${name} is too slow: ${over[0] ?? ''}`);
console.log(`${results.length - slow.length} readers quick enough, ${slow.length} too slow`);
process.exit(slow.length === 0 ? 0 : 1);
