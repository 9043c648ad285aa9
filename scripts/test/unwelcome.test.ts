import { expect, test } from 'vitest';
import { unwelcome } from './unwelcome.ts';

test('mocks, tests, stories and their tools are found among shipped modules', () => {
  const bad = [
    '/x/packages/api-client/src/mocks/index.ts',
    '/x/packages/app/src/mock/main.tsx',
    '/x/packages/app/src/testing/render.tsx',
    '/x/packages/ui/src/room/Room.stories.tsx',
    '/x/node_modules/msw/lib/core/index.mjs',
  ];
  expect(unwelcome([...bad, '/x/packages/app/src/main.tsx', '/x/node_modules/react/index.js'])).toEqual(bad);
});
