import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So many lines of a page are printed at most, and so many of each log. */
const [mostOfPage, mostOfLog] = [60, 15];
/** A line of a log in which something is complained of, by its level or by its words. */
const complaint = /"level":(?:40|50|60)\b|\b(?:error|warn|fail|died|refused)/i;

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
      ...(folder && existsSync(folder) ? complaintsIn(folder) : []),
    ];
    if (told.length > 0) console.log(`\n${test.title}\n${told.join('\n')}\n`);
  }
}

/** The lines of Playwright's picture of a page in words. */
function pageIn(context: string): readonly string[] {
  return /^```yaml\n([^]*?)^```/m.exec(context)?.[1]?.trimEnd().split('\n').slice(0, mostOfPage) ?? [];
}

/** The last complaints in each of the parts' logs. */
const complaintsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => {
      const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
      return titled(`${name}:`, lines.filter((line) => complaint.test(line)).slice(-mostOfLog));
    });

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)];
