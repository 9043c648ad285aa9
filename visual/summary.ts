import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names the stories whose pictures changed, and where the differences can be seen. */
export default class Summary implements Reporter {
  #passed = 0;
  readonly #failed: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed') {
      this.#passed++;
      return;
    }
    const differences = result.attachments.filter(({ name }) => name.endsWith('-diff.png'));
    const reasons = result.errors
      .map(({ message }) => stripVTControlCharacters(message ?? '').split('\n'))
      .map(reasonOf);
    this.#failed.push(
      [`✗ ${test.title}`, ...new Set(reasons), ...differences.map(({ path }) => path ?? '')].join('\n    '),
    );
  }

  onEnd(result: FullResult): void {
    for (const line of this.#failed) console.log(line);
    console.log(`${this.#passed} as they were, ${this.#failed.length} changed or failed (${result.status})`);
    if (this.#failed.length > 0)
      console.log('Where a change is meant, accept it with `npm run test:visual:update` and look at the new pictures.');
  }

  onError(error: { message?: string }): void {
    console.error(error.message);
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** The lines of a failed comparison that say something: which picture, and how much of it. */
function reasonOf(lines: readonly string[]): string {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  const picture = said.find((line) => line.startsWith('Snapshot:'));
  const amount = said.find((line) => /pixels .*are different|Expected an image|doesn't exist/.test(line));
  return picture
    ? `${picture.slice('Snapshot:'.length).trim()}: ${amount ?? said[0] ?? ''}`
    : said.slice(0, 4).join(' ');
}
