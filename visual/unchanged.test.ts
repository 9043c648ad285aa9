import { expect, test } from 'vitest';
import { codeOfAnyClone } from '../.storybook/moduleGraph.ts';
import { modulesBehind } from './unchanged.ts';

const graph = {
  '/Button.stories.tsx': { digest: 'a', imports: ['/Button.tsx'] },
  '/Button.tsx': { digest: 'b', imports: ['/theme.ts', '/Button.stories.tsx'] },
  '/theme.ts': { digest: 'c', imports: [] },
  '/Menu.tsx': { digest: 'd', imports: ['/theme.ts'] },
};
const before = modulesBehind(graph, '/Button.stories.tsx');

test('a story changes with a module that it imports through another', () => {
  const changed = { ...graph, '/theme.ts': { digest: 'x', imports: [] } };
  expect(modulesBehind(changed, '/Button.stories.tsx')).not.toBe(before);
});

test('a story stays the same when a module changes that it does not import', () => {
  const changed = { ...graph, '/Menu.tsx': { digest: 'x', imports: [] } };
  expect(modulesBehind(changed, '/Button.stories.tsx')).toBe(before);
});

test('a story that was not built is an error', () => {
  expect(() => modulesBehind(graph, '/Gone.stories.tsx')).toThrow('without "/Gone.stories.tsx"');
});

test('code that Storybook makes is the same in another clone', () => {
  const code = (folder: string, number: number) =>
    codeOfAnyClone(
      '\0virtual:/@storybook/builder-vite/project-annotations.js',
      `import * as preview_${number} from "${folder}/.storybook/preview.tsx";\nexport const all = [preview_${number}];`,
      folder,
    );
  expect(code('/one/clone', 2_853_719_265)).toBe(code('/other/clone', 118_342));
});

test('a number in code that another plugin makes counts', () => {
  const code = (number: number) => codeOfAnyClone('\0virtual:icons', `export const icon_${number} = 1;`);
  expect(code(118_342)).not.toBe(code(118_343));
});
