import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { root } from '../lib/paths.mjs';
import type { Failure } from './failures.ts';
import { type Counts, type Totals, nothing, add } from './totals.ts';

const parsed = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestTotals(file: string): Totals {
  const files: Record<string, Counts> = {};
  const failures: Failure[] = [];
  for (const { name, status, message, assertionResults } of parsed(vitestReport, file).testResults) {
    const path = fromRoot(name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const broken = status === 'failed' && failed.length === 0;
    const passed = assertionResults.filter((one) => one.status === 'passed').length;
    files[path] = { passed, failed: failed.length + (broken ? 1 : 0) };
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: fullName, file: path, reason: (failureMessages ?? []).join('\n') });
    if (broken) failures.push({ name: 'the whole file', file: path, reason: message });
  }
  return { ...Object.values(files).reduce(add, nothing), files, failures };
}

const errors = z.array(z.object({ message: z.string().optional() })).default([]);
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
  const failures: Failure[] = outside.map(({ message = '' }) => ({ name: 'a file of journeys', reason: message }));
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
  for (const suite of suites) collect(fromRoot(join(config.rootDir, suite.file)), suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + outside.length, failures, later };
}

const ownReport = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** What our own runners write where `--totals` says: stories, or runs of requests, and what is wrong with them. */
export const ownTotals = (file: string): Totals => parsed(ownReport, file);
