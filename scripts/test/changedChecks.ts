import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { type Affected, affectedBy } from './affected.ts';
import { changesSince } from './changes.ts';
import { type Check, checks } from './checks.ts';
import { oneSpoken, thatWait, withAVoice } from './journeys.ts';
import { vitest } from './runners.ts';

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

function checksOf({ unit, waits, pictures, journeys }: Affected, since: string): Check[] {
  const importers = (project: 'unit' | 'parts', again?: 'again'): Check => ({
    ...named(project),
    title: `${named(project).title} that import what changed`,
    run: (how) => vitest(how, [`--project=${project}`, `--changed=${since}`, '--passWithNoTests'], again),
  });
  const repository: Check = {
    ...named('parts'),
    title: 'Rules of the repository',
    run: (how) => vitest(how, ['--project=parts', ...rules]),
  };
  const waiting: Check = {
    ...named('waits'),
    title: `${named('waits').title}: tests that changed`,
    run: (how) => vitest(how, ['--project=waits', ...waits]),
  };
  return [
    named('figures'),
    ...(unit === 'all'
      ? [named('unit'), named('parts')]
      : [importers('unit'), importers('parts', 'again'), repository]),
    ...(waits.length > 0 ? [waiting] : []),
    ...journeyChecks(journeys),
    ...(pictures ? [named('pictures')] : []),
  ];
}

function named(name: string): Check {
  const found = checks.find((check) => check.name === name);
  if (!found) throw new Error(`There is no check ${name}.`);
  return found;
}

/** Each check that makes journeys makes those of its own that changed. */
function journeyChecks(journeys: readonly string[]): Check[] {
  const checkOf = (path: string) => {
    const file = basename(path);
    return named(
      oneSpoken.includes(file) ? 'spoken' : [...withAVoice, ...thatWait].includes(file) ? 'voices' : 'journeys',
    );
  };
  return [...Map.groupBy(journeys, checkOf)].map(([check, wanted]) => ({
    ...check,
    title: `${check.title} that changed`,
    run: (how) => check.run({ ...how, wanted }),
  }));
}

/** Names what only the whole run has. */
function leftOver({ unit, journeys }: Affected, chosen: readonly Check[]): string {
  const names = new Set(chosen.map(({ name }) => name));
  const parts = [
    ...(unit === 'all' ? [] : ['tests that import nothing that changed']),
    ...(journeys.length > 0 ? [`journeys but ${journeys.join(' and ')}`] : []),
    ...checks
      .filter(({ name, tier }) => tier === 'gate' && !names.has(name))
      .map(({ title }) => title.replace(/^./, (first) => first.toLowerCase())),
  ];
  return `Left to the whole run: ${parts.join('; ')}.`;
}
