/** Looks at the format of what no earlier run found right; `--fresh` looks at everything. */
import { checkSomeFiles } from './someFiles.ts';
import { type Sources, digestOf } from './sources.ts';

const settings = ['prettier.config.js', '.prettierignore', '.editorconfig', 'scripts/test/format.ts'];

/** Prettier looks at each file by itself. */
function formatKeys(_folder: string, sources: Sources, machine: string): Map<string, string> {
  const shared = digestOf(machine, ...settings.map((path) => sources.get(path) ?? ''));
  return new Map([...sources].map(([path, digest]) => [path, digestOf(shared, path, digest)]));
}

const prettier = 'node_modules/prettier/bin/prettier.cjs';
await checkSomeFiles('format', formatKeys, prettier, ['--check', '--ignore-unknown', '--log-level', 'warn']);
