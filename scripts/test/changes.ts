import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';

/** What differs from an earlier commit. */
export interface Changes {
  readonly since: string;
  readonly paths: readonly string[];
}

/**
 * Finds what changed since a commit, in later commits and in the folder itself. Without a name the commit is where this
 * branch left `origin/main`, else the one before. Undefined where there is no such commit.
 */
export function changesSince(name: string, folder: string = root): Changes | undefined {
  const git = (...args: readonly string[]) => gitIn(folder, args);
  const since =
    name === ''
      ? (git('merge-base', 'HEAD', 'origin/main') ?? commit('HEAD~1'))
      : (git('merge-base', 'HEAD', name) ?? commit(name));
  if (since === undefined) return undefined;
  const lists = [
    git('diff', '--name-only', '--no-renames', '-z', since),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { since, paths: [...new Set(lists.flatMap((list) => list?.split('\0') ?? []))].filter(Boolean).sort() };

  function commit(reference: string): string | undefined {
    return git('rev-parse', '--verify', '--quiet', `${reference}^{commit}`);
  }
}

/** What git prints; undefined when it has no answer. */
function gitIn(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64e6 }).trim();
  } catch {
    return undefined;
  }
}
