import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.mjs';
import type { Failure } from './failures.ts';
import type { Totals } from './totals.ts';

const parsed = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

const failureSchema = z.object({ name: z.string(), file: z.string().optional(), reason: z.string() });
const names = z.array(z.string());

const vitestReport = z.object({
  files: z.record(z.string(), z.object({ passed: names, failed: names })),
  failures: z.array(failureSchema),
  seconds: z.record(z.string(), z.number()),
});

/** What our reporter wrote of a run of Vitest. A file that did not load or end counts as one failure, as does a stray error. */
export function vitestTotals(file: string): Totals {
  const { files, failures, seconds } = parsed(vitestReport, file);
  const passed = Object.values(files).reduce((sum, one) => sum + one.passed.length, 0);
  return { passed, failed: failures.length, files, failures, seconds };
}

const errors = z
  .array(z.object({ message: z.string().optional(), location: z.object({ file: z.string() }).optional() }))
  .default([]);
const suiteSchema = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string().default(''),
            status: z.string(),
            results: z.array(z.object({ errors })).default([]),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(z.object({ file: z.string(), ...suiteSchema.shape })).default([]),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors,
});

/** Playwright's JSON report. A journey that passed on a later try passed; a file that could not be loaded failed. */
export function playwrightTotals(file: string): Totals {
  const { config, suites, stats, errors: outside } = parsed(playwrightReport, file);
  const fileOf = (path: string) => fromRoot(isAbsolute(path) ? path : join(config.rootDir, path));
  const failures: Failure[] = outside.map(({ message = '', location }) => ({
    name: 'outside of any journey',
    ...(location && { file: fileOf(location.file) }),
    reason: message,
  }));
  const later: Failure[] = [];
  const collect = (path: string, { specs, suites: inner = [] }: z.infer<typeof suiteSchema>) => {
    for (const { title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue;
        const reason = results[0]?.errors.map(({ message = '' }) => message).join('\n') ?? '';
        (status === 'flaky' ? later : failures).push({ name: `${title} (${projectName})`, file: path, reason });
      }
    for (const suite of inner) collect(path, suite);
  };
  for (const suite of suites) collect(fileOf(suite.file), suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + outside.length, failures, later };
}

const ownReport = z.object({ passed: z.number(), failed: z.number(), failures: z.array(failureSchema) });

/** What our own runners write where `--totals` says: stories, readers, or runs of requests, and what is wrong with them. */
export const ownTotals = (file: string): Totals => parsed(ownReport, file);
