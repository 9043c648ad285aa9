import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So many lines of a page or of a log are printed at most. */
const most = 60;

/**
 * Prints what the page showed and what the parts complained of when a journey failed: of a run on another machine nothing
 * but its output stays.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const context = attachments.find(({ name }) => name === 'error-context')?.path;
    if (context === undefined) return;
    const told = [
      ...titled('The page showed:', pageIn(readFileSync(context, 'utf8'))),
      ...logsIn(path.join(path.dirname(context), 'logs')),
    ];
    if (told.length > 0) console.log(`\n${test.title}\n${told.join('\n')}\n`);
  }
}

/** The lines of Playwright's picture of a page in words. */
function pageIn(context: string): readonly string[] {
  return /^```yaml\n([^]*?)^```/m.exec(context)?.[1]?.trimEnd().split('\n').slice(0, most) ?? [];
}

/** The last complaints in each of the parts' logs. */
function logsIn(folder: string): readonly string[] {
  return logNames(folder).flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    return titled(`${name}:`, lines.filter((line) => /\b(?:error|warn|fail|died|refused)/i.test(line)).slice(-most / 4));
  });
}

/** None where no part had begun. */
function logNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];
