import { join } from 'node:path';
import ts from 'typescript';
import { type ImportGraph, closureOf, isModule } from './importGraph.ts';
import { type Sources, digestOf } from './sources.ts';

/**
 * Digests the types that reach a file without an import: `declare global`, `declare module`, and files that are no
 * modules. For a module, digests its global declarations and the files that they import; other changes do not alter the
 * digest.
 */
export function globalTypesDigest(folder: string, sources: Sources, graph: ImportGraph): string {
  const parts = [...sources.keys()].filter(isModule).flatMap((path) => {
    const text = ts.sys.readFile(join(folder, path)) ?? '';
    const { texts, from } = globalTypes(path, text, graph);
    return [...texts, ...closureOf(graph, from).map((file) => `${file} ${sources.get(file)}`)];
  });
  return digestOf(...parts);
}

/** Texts that declare global types, and the files that these depend on. */
interface GlobalTypes {
  readonly texts: readonly string[];
  readonly from: readonly string[];
}

function globalTypes(path: string, text: string, graph: ImportGraph): GlobalTypes {
  if (!/^\s*(?:import|export)\b/m.test(text)) return { texts: [], from: [path] };
  if (!/\bdeclare\s+(?:global|module)\b/.test(text)) return { texts: [], from: [] };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const [declarations, others] = [file.statements.filter(ts.isModuleDeclaration), file.statements.filter(isOther)];
  const named = new Set(declarations.flatMap(namesIn));
  const from = others
    .filter((statement) => boundBy(statement).some((name) => named.has(name)))
    .map((statement) => (ts.isImportDeclaration(statement) ? imported(statement, path, graph) : path));
  return { texts: declarations.map((one) => one.getText(file)), from: from.filter((one) => one !== undefined) };
}

const isOther = (statement: ts.Statement): boolean => !ts.isModuleDeclaration(statement);

/** The project's file that an import names; a package's types change with the packages alone. */
function imported({ moduleSpecifier }: ts.ImportDeclaration, path: string, graph: ImportGraph): string | undefined {
  return ts.isStringLiteral(moduleSpecifier) ? graph.get(path)?.get(moduleSpecifier.text) : undefined;
}

/** The names that a statement imports or declares for the rest of its file. */
function boundBy(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) return statement.importClause ? namesIn(statement.importClause) : [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  return 'name' in statement ? namesIn(statement.name as ts.Node) : [];
}

function namesIn(node: ts.Node): string[] {
  return ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(namesIn);
}
