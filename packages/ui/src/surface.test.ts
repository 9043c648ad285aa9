import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const entries = ['index.ts', 'emails/index.ts'].map((name) => path.join(folder, name));

/** `name: signature` of everything that an entry exports, components and types alike. */
function surfaceOf(program: ts.Program, entry: string): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
      const type = isValue ? checker.getTypeOfSymbol(target) : checker.getDeclaredTypeOfSymbol(target);
      return `${isValue ? '' : 'type '}${symbol.name}: ${isValue ? textOf(checker, type) : contentOf(checker, type)}`;
    })
    .sort();
}

const textOf = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);

/** What a type consists of: the members that are ours, each with its type, or the kinds of a union. */
function contentOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.isUnion())
    return type.types
      .map((one) => (one.flags & ts.TypeFlags.Object ? contentOf(checker, one) : textOf(checker, one)))
      .sort()
      .join(' | ');
  const all = type.getProperties();
  const own = all.filter(({ declarations = [] }) =>
    declarations.some((one) => !one.getSourceFile().fileName.includes('node_modules')),
  );
  if (all.length === 0) return textOf(checker, type);
  const members = own.map((one) => {
    const mark = one.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${one.name}${mark}: ${textOf(checker, checker.getTypeOfSymbol(one))}`;
  });
  return `{ ${[...members.sort(), ...(own.length < all.length ? ['and what its element takes'] : [])].join('; ')} }`;
}

test('the public surface changes only on purpose', { timeout: 60_000 }, async () => {
  const root = path.join(folder, '../../..');
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    { types: [] },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  );
  if (!parsed) throw new Error('There is no tsconfig.json');
  const program = ts.createProgram(entries, parsed.options);
  const text = entries.map(
    (entry) => `# ${path.basename(path.dirname(entry))}\n${surfaceOf(program, entry).join('\n')}`,
  );
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('surface.txt');
});
