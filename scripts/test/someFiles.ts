import { root } from '../lib/paths.mjs';
import { openMarks } from './marks.ts';
import { runTool } from './runTool.ts';
import { type Sources, machineDigest, readSources } from './sources.ts';

/** Digests, by path, all that a tool's findings in a file depend on. */
export type Keys = (folder: string, sources: Sources, machine: string) => Map<string, string>;

/** More names than this do not fit into a command on every system. */
const mostNames = 200;

/**
 * Runs a tool over the files that no run found right as they are now: over all of them when they are many, or with
 * `--fresh`. Ends the process with the tool's answer.
 */
export async function checkSomeFiles(
  tool: string,
  keysOf: Keys,
  script: string,
  args: readonly string[],
): Promise<never> {
  const marks = openMarks(`${tool}-files`);
  const readKeys = () => {
    const [sources, machine] = [readSources(), machineDigest()];
    return sources && machine ? keysOf(root, sources, machine) : new Map<string, string>();
  };
  const before = readKeys();
  const fresh = process.argv.includes('--fresh') || before.size === 0;
  const left = [...before].filter(([, key]) => fresh || !marks.has(key)).map(([path]) => path);
  const whole = fresh || left.length > mostNames;
  if (before.size > 0)
    console.log(`${left.length} of ${before.size} files are read; the others are as in an earlier run`);
  const succeeded =
    (left.length === 0 && !fresh) || (await runTool(script, [...args, ...(whole ? ['.'] : left)])) === undefined;
  // A file that changed meanwhile may not have been read as it is now.
  if (!succeeded) marks.remove(left.flatMap((path) => before.get(path) ?? []));
  else marks.add([...readKeys()].filter(([path, key]) => before.get(path) === key).map(([, key]) => key));
  process.exit(succeeded ? 0 : 1);
}
