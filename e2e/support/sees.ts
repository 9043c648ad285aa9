import { type Page, expect, test } from '@playwright/test';
import { type SentenceId, type Shown, sentenceSeen, sentences } from './sentences.ts';

const looks: Record<Exclude<Shown, 'log'>, (page: Page, words: string) => Promise<void>> = {
  async page(page, words) {
    await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeInViewport();
  },
  async 'error view'(page, words) {
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeInViewport();
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('button', { name: 'Return to Home' })).toBeInViewport();
  },
  async alert(page, words) {
    await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeInViewport();
  },
};

/** The sentence stands on the screen now, word for word and in its form, and the report of the run says who saw it. */
export async function sees(page: Page, id: SentenceId): Promise<void> {
  const { as, words } = sentences[id];
  if (as === 'log') throw new Error(`${id} is only logged: see seesNothing`);
  await looks[as](page, words);
  note(id);
}

/** Nothing is said on the screen; the sentence is in what the page has printed. */
export async function seesNothing(page: Page, id: SentenceId, printed: readonly string[]): Promise<void> {
  await expect.poll(() => printed.filter((line) => line.includes(sentences[id].words))).not.toHaveLength(0);
  await expect(page.getByRole('alert').or(page.getByRole('alertdialog'))).toHaveCount(0);
  note(id);
}

/** What the page prints from now on. */
export function printedBy(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  return lines;
}

function note(id: SentenceId): void {
  test.info().annotations.push({ type: sentenceSeen, description: id });
}
