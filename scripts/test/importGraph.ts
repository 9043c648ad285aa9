import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Sources } from './sources.ts';

/** What each module of the project imports itself: the words of the import, and the project's file that they name. */
export type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const isModule = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

/**
 * Finds imports in a text, and some words that only look so. TypeScript's own reader of imports knows neither
 * `export * as name from` nor the types that a comment imports.
 */
const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Reads the imports of every module among the sources, resolved as TypeScript resolves them. */
export function readImports(folder: string, sources: Sources): ImportGraph {
  const config: unknown = ts.readConfigFile(join(folder, 'tsconfig.json'), (name) => ts.sys.readFile(name)).config;
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, folder);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const resolve = (specifier: string, from: string): string => {
    const found = ts.resolveModuleName(specifier, join(folder, from), options, ts.sys, cache).resolvedModule;
    if (found) return relative(folder, found.resolvedFileName).split(sep).join('/');
    // A style sheet or a picture: no type depends on it, but a rule may ask whether it is there.
    return posix.join(posix.dirname(from), specifier.replace(/\?.*/, ''));
  };
  const importsOf = (path: string) =>
    specifiersOf(ts.sys.readFile(join(folder, path)) ?? '')
      .map((specifier) => [specifier, resolve(specifier, path)] as const)
      .filter(([, found]) => sources.has(found));
  return new Map([...sources.keys()].filter(isModule).map((path) => [path, new Map(importsOf(path))]));
}

function specifiersOf(text: string): string[] {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const named = [...importedFiles, ...referencedFiles].map(({ fileName }) => fileName);
  return [...new Set([...named, ...[...text.matchAll(imports)].flatMap(([, name]) => name ?? [])])];
}

/** The given files, and all that they import, themselves or through others; sorted. */
export function closureOf(graph: ImportGraph, paths: readonly string[]): string[] {
  const reached = new Set(paths);
  for (const path of reached) for (const next of graph.get(path)?.values() ?? []) reached.add(next);
  return [...reached].sort();
}
