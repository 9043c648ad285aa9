import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { type Affected, affectedBy } from './affected.ts';
import { changesSince } from './changes.ts';
import { type Check, checks } from './checks.ts';
import { playwright, vitest } from './runners.ts';

/** Tests of the repository itself: they read files that they do not import. */
const rules = ['scripts/test', 'scripts/configDocs', 'scripts/themeColours', 'scripts/words'];

/** Checks of a change, and the sentence that names the others. */
export interface ChangedChecks {
  readonly chosen: readonly Check[];
  readonly left: string;
}

/** Chooses the checks of what changed since a commit; undefined where there is no such commit. */
export function changedChecks(since: string): ChangedChecks | undefined {
  const changes = changesSince(since);
  if (changes === undefined) return undefined;
  const affected = affectedBy(changes.paths, (path) => existsSync(join(root, path)));
  console.log(`Files that changed since ${changes.since.slice(0, 12)}: ${changes.paths.length}`);
  const chosen = [...checks.filter(({ besides }) => besides), ...checksOf(affected, changes.since)];
  return { chosen, left: leftOver(affected, chosen) };
}

function checksOf({ unit, pictures, journeys }: Affected, since: string): Check[] {
  const named = (name: string) => checks.filter((check) => check.name === name);
  const gate = { tier: 'gate', minutes: 20 } as const;
  const importers: Check = {
    ...gate,
    name: 'unit',
    title: 'Unit tests that import what changed',
    run: (how) => vitest(how, ['--project=!storybook', `--changed=${since}`], 'again'),
  };
  const repository: Check = {
    ...gate,
    name: 'rules',
    title: 'Rules of the repository',
    run: (how) => vitest(how, rules),
  };
  const walks: Check = {
    ...gate,
    name: 'journeys',
    title: 'Some journeys',
    run: (how) => playwright(how, journeys),
  };
  return [
    ...(unit === 'all' ? [...named('unit'), ...named('parts')] : [importers, repository]),
    ...(journeys.length > 0 ? [walks] : []),
    ...(pictures ? named('pictures') : []),
  ];
}

/** Names what only the whole run has. */
function leftOver({ unit, journeys }: Affected, chosen: readonly Check[]): string {
  const names = new Set(chosen.map(({ name }) => name));
  const parts = [
    ...(unit === 'all' ? [] : ['unit tests that import nothing that changed']),
    ...(journeys.length > 0 ? [`journeys but ${journeys.join(' and ')}`] : []),
    ...checks
      .filter(({ name, tier }) => tier === 'gate' && !names.has(name) && !(name === 'parts' && unit !== 'all'))
      .map(({ title }) => title.replace(/^./, (first) => first.toLowerCase())),
  ];
  return `Left to the whole run: ${parts.join('; ')}.`;
}
