// Writes into docs/measurements.md which tests needed a later try in the last ten runs: npm run later-tries
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { format, resolveConfig } from 'prettier';
import { laterTriesSection, replaceSection } from './test/laterTries.ts';
import { readRecords } from './test/records.ts';

const mostRuns = 10;

const page = join(root, 'docs', 'measurements.md');
const runs = readRecords().filter(({ wholeGate }) => wholeGate);
const section = laterTriesSection(runs.slice(0, mostRuns));
const text = replaceSection(readFileSync(page, 'utf8'), section);
writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
console.log(section);
