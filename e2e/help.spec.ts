import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from './support/apiOf.ts';
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';

test.use({ locale: 'en-US', timezoneId: 'Europe/Dublin' });

const story =
  'Last winter our depot in Quillagua lost its heating. I called two fitters, moved the night shift to the office and told everybody at six. By noon it was warm again.';
const hint = 'I was suicidal last year, back in Zapallar.';
const danger = 'I want to kill myself, here in Tocopilla.';

/** Every file that the product keeps: the database, its journal, recordings, mail and logs. */
const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

/** Whether any of them has these words. PostgreSQL renames files at times: then all are read again, under their new names. */
async function isKept(folder: string, words: string): Promise<boolean> {
  let files: Buffer[] = [];
  await expect(() => (files = filesIn(folder))).toPass();
  return files.some((file) => file.includes(words));
}

test('danger to a life stops a typed interview, shows where to call in the candidate’s countries, and is kept nowhere', async ({
  candidate,
  page,
  stack,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.types('I am practising for a warehouse manager role.');
  await candidate.types(story);
  const api = await apiOf(stack, candidate);
  const [session] = (await api.listSessions({ query: {} })).sessions;
  const heading = page.getByRole('heading', { name: 'You can talk to someone now' });

  await test.step('a hint is met with where to call, at once and within reach of the keyboard', async () => {
    await candidate.types(hint);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Ireland', 'United States']);
    await expect(page.getByRole('link', { name: 'Call 116 123' })).toHaveAttribute('href', 'tel:116123');
    await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    for (const name of ['Close', 'Disconnect']) await expect(page.getByRole('button', { name })).toBeInViewport();
    expect((await candidate.captions('agent')).at(-1)).not.toMatch(/\d/);
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('it fits a small phone, and a page at twice its size', async () => {
    for (const [width, height] of [
      [320, 568],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Continue the Interview' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Continue the Interview' })).toBeInViewport();
    }
    await page.setViewportSize({ width: 375, height: 800 });
  });

  await test.step('the page may be loaded again', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await candidate.hears(0);
    await candidate.untilQuiet();
  });

  await test.step('the interview goes on when that is wanted', async () => {
    const before = await candidate.now();
    await page.getByRole('button', { name: 'Continue the Interview' }).click();
    await expect(heading).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Question \d+ of \d+$/ })).toBeVisible();
    await candidate.hears(before);
    await candidate.untilQuiet();
  });

  await test.step('danger ends it, and where to call stays', async () => {
    await page.getByLabel('Or type your answer').fill(danger);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The interview has ended. Take all the time you need.')).toBeVisible({
      timeout: patience(40_000),
    });
    await expect(page.getByRole('heading', { level: 1, name: 'You can talk to someone now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('nothing of it is in what is stored, sent or logged', async () => {
    const mailed = async () => (await stack.mailTo(candidate.email))[0]?.text ?? '';
    await expect.poll(mailed, { timeout: patience(60_000) }).toContain('/report/');
    const { turns } = await api.getSession({ params: { sessionId: session?.id ?? '' } });
    const traces = /Zapallar|Tocopilla|suicid|kill myself|your screen|emergency|take care/i;
    const said = turns.filter(({ speaker }) => speaker === 'user').map(({ text }) => text);
    expect(said).toEqual(['I am practising for a warehouse manager role.', story]);
    expect(JSON.stringify([turns, await mailed(), await api.exportAccount({})])).not.toMatch(traces);
    expect(await isKept(stack.dataDir, 'Quillagua')).toBe(true);
    for (const words of ['Zapallar', 'Tocopilla'])
      expect([words, await isKept(stack.dataDir, words)]).toEqual([words, false]);
    expect(asked.filter((request) => /Dublin|Zapallar|Tocopilla/.test(request))).toEqual([]);
  });

  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'You can talk to someone now' })).toBeHidden();
});
