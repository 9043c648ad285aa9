import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.mjs';
import { readIfThere } from '../setup/files.mjs';

/** Seconds by the path of a test file, or by the name of a check. */
export type Seconds = Readonly<Record<string, number>>;

const timesSchema = z.object({ checks: z.record(z.string(), z.number()), files: z.record(z.string(), z.number()) });

/** What `test-times.json` has: how long each check and each test file took when it last ran. */
export type TestTimes = z.infer<typeof timesSchema>;

export const inSeconds = (ms: number) => Math.round(ms / 100) / 10;
const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

const suiteSchema = z.object({
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(z.object({ file: z.string(), ...suiteSchema.shape })),
});

/** Reads the seconds of each file from Playwright's JSON report: of all its tests, in every window. */
export function playwrightSeconds(file: string): Seconds {
  const { config, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const seconds: Record<string, number> = {};
  for (const suite of suites) {
    const path = fromRoot(join(config.rootDir, suite.file));
    seconds[path] = (seconds[path] ?? 0) + inSeconds(msOf(suite));
  }
  return seconds;
}

function msOf({ specs, suites = [] }: z.infer<typeof suiteSchema>): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);
}

/** Adds the times of a run to those that are kept, and drops files that are no longer there. */
export function keepTimes(run: TestTimes, file: string = join(root, 'test-times.json'), folder: string = root): void {
  const kept = timesSchema.safeParse(parsed(readIfThere(file))).data ?? { checks: {}, files: {} };
  const files = Object.entries({ ...kept.files, ...run.files }).filter(([path]) => existsSync(join(folder, path)));
  const times: TestTimes = {
    checks: { ...kept.checks, ...run.checks },
    files: Object.fromEntries(files.sort(([, a], [, b]) => b - a)),
  };
  writeFileSync(file, `${JSON.stringify(times, undefined, 2)}\n`);
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The slowest files of a run, a line each. */
export function slowest(files: Seconds, most = 10): string[] {
  return Object.entries(files)
    .filter(([, seconds]) => seconds > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([path, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}
