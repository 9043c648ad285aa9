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
      const said = isValue ? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation) : membersOf(type);
      return `${isValue ? '' : 'type '}${symbol.name}: ${said.length > 400 ? `${said.slice(0, 400)}…` : said}`;
    })
    .sort();
}

/** The members of a type by name, or its text where it has none of its own. */
function membersOf(type: ts.Type): string {
  if (type.isUnion()) return `one of ${type.types.length}`;
  const names = type.getProperties().map((one) => (one.flags & ts.SymbolFlags.Optional ? `${one.name}?` : one.name));
  return names.length > 0 && names.length < 60 ? names.sort().join(', ') : 'native props';
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
