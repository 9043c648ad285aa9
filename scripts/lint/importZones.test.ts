import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { importRules } from './importRules.mjs';

/** A tree with the same folders as ours, so that every zone can be tried, also those that nobody tempts yet. */
const tree = mkdtempSync(join(tmpdir(), 'viva-zones-'));
const modules = [
  ...['api-client', 'interview', 'speech', 'understanding', 'ui', 'app', 'server', 'agent'].map(
    (name) => `packages/${name}/src/index.ts`,
  ),
  ...['theme', 'primitives', 'room', 'auth', 'screens'].map((name) => `packages/ui/src/${name}/index.ts`),
  ...['auth', 'room'].map((name) => `packages/app/src/features/${name}/index.ts`),
  'packages/api-client/src/mocks/index.ts',
];
beforeAll(() => {
  for (const path of modules) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), 'export const value = 1;\n');
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

async function complaints(file: string, imported: string): Promise<(string | null)[]> {
  const eslint = new ESLint({
    cwd: tree,
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, ...importRules(tree)],
  });
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: join(tree, file) });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

const zone = ['import-x/no-restricted-paths'];
const sdk = ['no-restricted-imports'];

test.each([
  ['packages/api-client/src/x.ts', '../../interview/src/index.ts', zone],
  ['packages/interview/src/x.ts', '../../api-client/src/index.ts', zone],
  ['packages/ui/src/x.ts', '../../api-client/src/index.ts', zone],
  ['packages/ui/src/x.ts', '../../interview/src/index.ts', zone],
  ['packages/app/src/x.ts', '../../interview/src/index.ts', zone],
  ['packages/app/src/x.ts', '../../server/src/index.ts', zone],
  ['packages/server/src/x.ts', '../../app/src/index.ts', zone],
  ['packages/server/src/x.ts', '../../agent/src/index.ts', zone],
  ['packages/agent/src/x.ts', '../../server/src/index.ts', zone],
  ['packages/agent/src/x.ts', '../../ui/src/index.ts', zone],
  ['packages/speech/src/x.ts', '../../interview/src/index.ts', zone],
  ['packages/speech/src/x.ts', '../../agent/src/index.ts', zone],
  ['packages/understanding/src/x.ts', '../../interview/src/index.ts', zone],
  ['packages/server/src/x.ts', '../../speech/src/index.ts', zone],
  ['packages/ui/src/x.ts', '../../api-client/src/mocks/index.ts', zone],
  ['packages/ui/src/room/Room.stories.tsx', '../../../api-client/src/index.ts', zone],
  ['packages/ui/src/theme/x.ts', '../primitives/index.ts', zone],
  ['packages/ui/src/primitives/x.ts', '../room/index.ts', zone],
  ['packages/ui/src/room/x.ts', '../screens/index.ts', zone],
  ['packages/app/src/features/auth/x.ts', '../room/index.ts', zone],
  ['packages/app/src/features/auth/x.ts', 'firebase/auth', sdk],
  ['packages/app/src/features/auth/firebaseAuth.ts', 'livekit-client', sdk],
  ['packages/app/src/features/room/x.ts', 'firebase/app', sdk],
  ['packages/app/src/features/analytics/x.ts', 'firebase/analytics', sdk],
  ['packages/app/src/features/analytics/firebaseAnalytics.ts', 'livekit-client', sdk],
  ['packages/app/src/routes/x.tsx', '@livekit/components-react', sdk],
  ['packages/ui/src/room/x.tsx', 'livekit-client', sdk],
  ['packages/server/src/x.ts', '@viva/ui', sdk],
])('%s may not import %s', async (file, imported, expected) => {
  expect(await complaints(file, imported)).toEqual(expected);
});

test.each([
  ['packages/app/src/x.ts', '../../api-client/src/index.ts'],
  ['packages/app/src/x.ts', '../../ui/src/index.ts'],
  ['packages/server/src/x.ts', '../../interview/src/index.ts'],
  ['packages/server/src/x.ts', '@viva/ui/emails'],
  ['packages/agent/src/x.ts', '../../api-client/src/index.ts'],
  ['packages/agent/src/x.ts', '../../speech/src/index.ts'],
  ['packages/ui/src/room/Room.stories.tsx', '../../../api-client/src/mocks/index.ts'],
  ['packages/ui/src/room/x.ts', '../primitives/index.ts'],
  ['packages/ui/src/screens/x.ts', '../room/index.ts'],
  ['packages/app/src/routes/x.ts', '../features/room/index.ts'],
  ['packages/app/src/features/auth/firebaseAuth.ts', 'firebase/auth'],
  ['packages/app/src/features/analytics/firebaseAnalytics.ts', 'firebase/analytics'],
  ['packages/app/src/features/room/x.ts', 'livekit-client'],
])('%s may import %s', async (file, imported) => {
  expect(await complaints(file, imported)).toEqual([]);
});

test('in this tree a package is recognised by its name too', async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: [
      { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } },
      tseslint.configs.disableTypeChecked,
    ],
  });
  const file = join(root, 'packages/interview/src/not-there.ts');
  const [result] = await eslint.lintText("import '@viva/api-client';\n", { filePath: file });
  expect(result?.messages.map((message) => message.ruleId)).toEqual(zone);
});
