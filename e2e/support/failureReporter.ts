import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { complaintsIn, pageIn } from '../../scripts/test/failureNotes.ts';

/**
 * Prints what the page showed when a journey failed, and the last complaints in the logs of its stack, which may include those
 * of earlier journeys: only the output of a run on another machine stays.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const kept = attachments.flatMap(({ path: file }) => file ?? []);
    const context = kept.find((file) => path.basename(file) === 'error-context.md');
    const folder = kept[0] && path.join(path.dirname(kept[0]), 'logs');
    const told = [
      ...(context ? titled('The page showed:', pageIn(readFileSync(context, 'utf8'))) : []),
      ...(folder && existsSync(folder) ? complaintsOf(folder) : []),
    ];
    if (told.length > 0) console.log(`\n${test.title}\n${told.join('\n')}\n`);
  }
}

/** The last complaints in each of the parts' logs. */
const complaintsOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => titled(`${name}:`, complaintsIn(readFileSync(path.join(folder, name), 'utf8'))));

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];
