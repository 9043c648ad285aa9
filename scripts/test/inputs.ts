import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolders } from '../../packages/understanding/src/folders.ts';
import { encoderFile } from '../../packages/understanding/src/models.ts';
import { root } from '../lib/paths.mjs';
import { readIfThere, sha256 } from '../setup/files.mjs';
import { type Sources, digestOf, machineDigest, readSources } from './sources.ts';

/** Checks whose result is kept: they read nothing but files, and say the same of the same files. */
export type KeptCheck = 'abuse' | 'lint' | 'types' | 'format' | 'unused' | 'bundle' | 'figures';

const media = /\.(?:webp|png|webm|mp4|wav)$/;

/**
 * What is measured on judgment: the readers, the corpora, the answers, and the pages that say what was measured; and how
 * it is measured.
 */
const judging = [
  /^packages\/(?:understanding|interview|api-client|server\/src\/chat)\//,
  /^scripts\/(?:fairness|chromium\/|lib\/|setup\/|test\/)/,
  /^(?:docs\/fairness\.md|tsconfig\.json|(?:packages\/server\/)?package\.json)$/,
  /^(?:vitest|prettier)\.config\./,
];

/** For checks of some folders alone, which files they see: the existence of others does not count for them. */
const seenBy: Readonly<Partial<Record<KeptCheck, (path: string) => boolean>>> = {
  // What strangers' text goes through.
  abuse: (path) =>
    /^(?:packages\/(?:interview|server|api-client|understanding)|scripts\/(?:abuse|lib|setup|test))\//.test(path) &&
    !path.includes('.test.'),
  figures: (path) =>
    judging.some((part) => part.test(path)) && (!path.includes('.test.') || path.includes('.figures.test.')),
};

/** Whether a file matters to a check at all. */
export const sees = (check: KeptCheck, path: string): boolean => seenBy[check]?.(path) ?? true;

/** Checks that read prose. */
const prose: readonly KeptCheck[] = ['format', 'figures'];

/** Whether a check reads what is in a file; that the file exists counts for every check that sees it. */
function reads(check: KeptCheck, path: string): boolean {
  return !media.test(path) && (prose.includes(check) || !path.endsWith('.md'));
}

/** Variables and ignored files that Vite builds into the app, and the year, which is in its footer. */
function builtIn(folder: string, env: NodeJS.ProcessEnv): string[] {
  const variables = Object.entries(env).filter(([name]) => name === 'NODE_ENV' || name.startsWith('VITE_'));
  const file = readIfThere(join(folder, 'packages/app/.env')) ?? '';
  return [JSON.stringify(variables.sort()), file, String(new Date().getFullYear())];
}

/** The sentence encoder, where there is one: judgment is measured with the one that is found. */
function encoderFound(env: NodeJS.ProcessEnv): string {
  const file = modelFolders(env)
    .map((folder) => join(folder, encoderFile))
    .find((path) => existsSync(path));
  return file === undefined ? 'no encoder' : sha256(file);
}

/** What a check reads beside the project's files. */
function besideFiles(check: KeptCheck, folder: string, env: NodeJS.ProcessEnv): string[] {
  if (check === 'bundle') return builtIn(folder, env);
  return check === 'figures' ? [encoderFound(env)] : [];
}

/** Digests everything that a check reads, as it is now. Undefined where that is not known. */
export function inputsDigest(
  check: KeptCheck,
  folder: string = root,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const sources: Sources | undefined = readSources(folder);
  const machine = machineDigest(folder);
  if (sources === undefined || machine === undefined) return undefined;
  const seen = [...sources].filter(([path]) => sees(check, path));
  const files = seen.map(([path, digest]) => (reads(check, path) ? `${path} ${digest}` : path));
  return digestOf(check, machine, ...besideFiles(check, folder, env), ...files);
}
