import { afterEach, beforeEach, expect, test } from 'vitest';
import { appHash, buildApp } from './appBuild.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
  box.file('packages/app/src/main.tsx', 'one');
});
afterEach(() => box.remove());

test('a change in a source changes the hash; a story or a test does not', () => {
  const before = appHash(box.folder);
  box.file('packages/ui/src/Mic.stories.tsx');
  box.file('packages/ui/src/levels.test.ts');
  expect(appHash(box.folder)).toBe(before);
  box.file('packages/ui/src/Mic.tsx');
  expect(appHash(box.folder)).not.toBe(before);
});

test('a renamed source changes the hash', () => {
  box.file('packages/app/src/a.ts', 'same');
  const before = appHash(box.folder);
  box.file('packages/app/src/a.ts', '');
  box.file('packages/app/src/b.ts', 'same');
  expect(appHash(box.folder)).not.toBe(before);
});

test('a built app of the same sources is not built again', async () => {
  box.file('packages/app/dist/index.html');
  box.file('node_modules/.viva-app-hash', appHash(box.folder));
  expect(await buildApp(box.folder, silent())).toBe('up to date');
});

test('a build that fails says what the builder said', async () => {
  await expect(buildApp(box.folder, silent())).rejects.toMatchObject({
    message: 'The app could not be built: see the lines above.',
    details: expect.stringContaining('vite.js'),
  });
});
