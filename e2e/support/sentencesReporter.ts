import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { sentenceSeen, sentences } from './sentences.ts';
import { type Seen, sentencesPage, unseen } from './sentencesPage.ts';

const page = path.join(import.meta.dirname, '../../docs/sentences.md');
const folder = path.join(import.meta.dirname, '..');

/**
 * Keeps `docs/sentences.md`, the table of every sentence of the specification and the journeys that saw it. A run of all
 * journeys that see sentences fails when nobody saw one, or when the page is out of date; with `--update-snapshots` it
 * writes the page. A run of some of them says nothing.
 */
export default class SentencesReporter implements Reporter {
  readonly #seen: Seen[] = [];
  #complete = false;
  #update = false;

  onBegin(config: FullConfig, suite: Suite): void {
    const taken = new Set(suite.allTests().map(({ location }) => location.file));
    this.#complete = config.shard === null && seeing().every((file) => taken.has(file));
    this.#update = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return;
    const file = path.basename(test.location.file, '.spec.ts');
    for (const { type, description } of result.annotations)
      if (type === sentenceSeen && description !== undefined)
        this.#seen.push({ id: description, by: `${file} › ${test.title}` });
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (!this.#complete || status !== 'passed') return undefined;
    const complaint = this.#complaint();
    if (complaint === undefined) return undefined;
    console.error(`\n${complaint}\n`);
    return { status: 'failed' };
  }

  #complaint(): string | undefined {
    const missing = unseen(this.#seen);
    if (missing.length > 0)
      return ['No journey saw:', ...missing.map((id) => `  ${id}: ${sentences[id].words}`)].join('\n');
    const text = sentencesPage(this.#seen);
    if (this.#update) writeFileSync(page, text);
    if (text === readIfThere(page)) return undefined;
    return 'docs/sentences.md is out of date: npm run test:e2e -- --update-snapshots';
  }
}

/** The files whose tests see sentences. */
const seeing = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes("from './support/sees.ts'"));

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
