import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../lib/paths.mjs';
import type { Failure } from './failures.ts';
import type { TestsOfFile } from './totals.ts';

/** Where a run writes its report. */
export const reportFileName = 'VIVA_VITEST_REPORT';

interface Thrown {
  readonly message: string;
  readonly stack?: string | undefined;
}
const reasonOf = (errors: readonly Thrown[]) => errors.map(({ message, stack }) => stack ?? message).join('\n');
const fromRoot = (path: string) => relative(root, path).split(sep).join('/');

/**
 * Writes what Vitest's own JSON report leaves out besides what it has: errors outside of any test, and files that did not
 * come to their end, both of which are failures.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Thrown[]): void {
    const files: Record<string, TestsOfFile> = {};
    const seconds: Record<string, number> = {};
    const failures: Failure[] = [];
    for (const module of modules) {
      const file = fromRoot(module.moduleId);
      const tests = [...module.children.allTests()];
      const named = (state: string) => tests.filter((test) => test.result().state === state);
      const [passed, failed] = [named('passed'), named('failed')];
      for (const test of failed)
        failures.push({ name: test.fullName, file, reason: reasonOf(test.result().errors ?? []) });
      const broken = reasonOf(module.errors());
      const unfinished = named('pending').length > 0 || module.state() === 'pending' || module.state() === 'queued';
      if (broken !== '') failures.push({ name: 'the file', file, reason: broken });
      else if (unfinished) failures.push({ name: 'the file', file, reason: 'did not come to its end' });
      const ofFile = broken !== '' || unfinished ? ['the file'] : [];
      files[file] = {
        passed: passed.map((test) => test.fullName),
        failed: [...failed.map((test) => test.fullName), ...ofFile],
      };
      seconds[file] = Math.round(module.diagnostic().duration / 100) / 10;
    }
    for (const error of unhandled) {
      const path: unknown = Reflect.get(error, 'VITEST_TEST_PATH');
      const file = typeof path === 'string' ? fromRoot(path) : undefined;
      failures.push({ name: 'an error outside of any test', file, reason: reasonOf([error]) });
    }
    const report = process.env[reportFileName] ?? join(root, 'test-report.json');
    writeFileSync(report, JSON.stringify({ files, failures, seconds }));
  }
}
