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
    const reasons = result.errors.map(({ message }) => stripVTControlCharacters(message ?? '').split('\n\n')[0] ?? '');
    this.#failed.push([`✗ ${test.title}`, ...reasons.map((reason) => reason.replace(/^Error: /, ''))].join('\n  '));
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
