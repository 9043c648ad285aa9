/** Lints what no earlier run found right; `--fresh` lints everything. */
import { lintKeys } from './lintKeys.ts';
import { checkSomeFiles } from './someFiles.ts';

await checkSomeFiles('lint', lintKeys, 'node_modules/eslint/bin/eslint.js', [
  '--max-warnings',
  '0',
  '--no-warn-ignored',
]);
