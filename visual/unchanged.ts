import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { moduleGraphFile } from '../.storybook/moduleGraph.ts';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';
import { digestOf, machineDigest } from '../scripts/test/sources.ts';
import { type Digests } from './baselines.ts';
import { type Story, storybookFolder } from './stories.ts';

const root = path.join(import.meta.dirname, '..');
const graphSchema = z.record(z.string(), z.object({ digest: z.string(), imports: z.array(z.string()) }));
type Graph = z.infer<typeof graphSchema>;

/** Storybook applies this module to every story, so its imports affect all of them. */
const shared = '\0virtual:/@storybook/builder-vite/project-annotations.js';

/** What decides how every story looks and is looked at, besides its modules. */
const around = [
  'visual/*.ts',
  '.storybook/**',
  'scripts/chromium/*.ts',
  // Vite puts style sheets and fonts into no module.
  'packages/{ui,app}/src/**/*.css',
  'node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
  'tsconfig.json',
];

/** Digests all that a story's result depends on: equal digests mean equal results. */
export type StoryDigest = (story: Story) => string;

/** Makes {@link StoryDigest} for the Storybook that was built last. */
export async function storyDigests(digests: Digests): Promise<StoryDigest> {
  const graph = graphSchema.parse(JSON.parse(readFileSync(path.join(storybookFolder, moduleGraphFile), 'utf8')));
  // Without a record of the installed packages no digest is ever the same twice.
  const machine = machineDigest() ?? randomUUID();
  const common = digestOf(machine, await browserVersion(), filesAround(), modulesBehind(graph, shared));
  const files = new Map<string, string>();
  return (story) => {
    const module = path.posix.join('/', story.file);
    const modules = files.get(module) ?? modulesBehind(graph, module);
    files.set(module, modules);
    const accepted = story.pictures.map(({ name }) => JSON.stringify(digests.get(`${story.id}/${name}`) ?? null));
    return digestOf(common, modules, JSON.stringify(story), ...accepted);
  };
}

/** Digests a module and everything that it imports, at once or later. */
export function modulesBehind(graph: Graph, module: string): string {
  if (!graph[module]) throw new Error(`Storybook was built without ${JSON.stringify(module)}.`);
  const reached = new Set([module]);
  for (const one of reached) for (const imported of graph[one]?.imports ?? []) reached.add(imported);
  return digestOf(...[...reached].sort().map((one) => `${one} ${graph[one]?.digest ?? 'not in the graph'}`));
}

const filesAround = (): string =>
  digestOf(
    ...globSync(around, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => `${path.relative(root, file)} ${readFileSync(file).toString('base64')}`),
  );

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ headless: true, ...chromiumLaunch(samePixels) });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
