// Measures whether levels depend on who tells an answer and how, and writes docs/fairness.md: npm run fairness
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { measureFairness } from './fairness/measure.ts';
import { pageOf } from './fairness/page.ts';
import { root } from './lib/paths.mjs';

const page = path.join(root, 'docs/fairness.md');
const style = await resolveConfig(page);
writeFileSync(page, await format(pageOf(await measureFairness()), { ...style, parser: 'markdown' }));
console.log(`${page} is written.`);
