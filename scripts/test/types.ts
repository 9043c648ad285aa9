/**
 * Checks the types. TypeScript names files from where its record of a run is, and knows their content by digests: kept in
 * the user's cache and laid at the same place of any clone, the record saves what did not change. `--fresh` begins anew.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { readIfThere, writeWhole } from '../setup/files.mjs';
import { checksFolder } from './marks.ts';
import { runTool } from './runTool.ts';

const kept = join(checksFolder(), 'types.tsbuildinfo');
const record = join(root, 'node_modules', '.cache', 'viva', 'types.tsbuildinfo');

const earlier = process.argv.includes('--fresh') ? undefined : readIfThere(kept);
if (earlier === undefined) rmSync(record, { force: true });
else writeWhole(record, earlier);
const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', record];
const succeeded = (await runTool('node_modules/typescript/bin/tsc', args)) === undefined;
const written = readIfThere(record);
if (written !== undefined) writeWhole(kept, written);
process.exit(succeeded ? 0 : 1);
