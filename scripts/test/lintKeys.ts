import { dirname } from 'node:path';
import { globalTypesDigest } from './globalTypes.ts';
import { closureOf, isModule, readImports } from './importGraph.ts';
import { type Sources, digestOf } from './sources.ts';

const configuration = 'eslint.config.js';
const settings = (path: string) =>
  path === 'tsconfig.json' || path.endsWith('package.json') || path === 'scripts/test/lint.ts';

/**
 * Digests, for each file that ESLint reads, all that its findings depend on. The rules ask for types, so a file's findings
 * change with the files that it imports, and with those that these import.
 */
export function lintKeys(folder: string, sources: Sources, machine: string): Map<string, string> {
  const graph = readImports(folder, sources);
  const named = (paths: readonly string[]) => paths.map((path) => `${path} ${sources.get(path) ?? ''}`);
  const paths = [...sources.keys()];
  const shared = digestOf(
    machine,
    globalTypesDigest(folder, sources, graph),
    ...named(closureOf(graph, [configuration])),
    ...named(paths.filter(settings)),
    // The rules of who may import whom are made from the folders that there are.
    ...new Set(paths.map((path) => dirname(path))),
  );
  return new Map(
    paths.filter(isModule).map((path) => [path, digestOf(shared, path, ...named(closureOf(graph, [path])))]),
  );
}
