// Writes into docs/measurements.md which tests needed a later try in the last ten runs: npm run later-tries
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { laterTriesSection, replaceSection } from './test/laterTries.ts';
import { lastRecords } from './test/records.ts';

const mostRuns = 10;

const page = join(root, 'docs', 'measurements.md');
const section = laterTriesSection(lastRecords(mostRuns));
writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), section));
console.log(section);
