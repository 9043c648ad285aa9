import { readFileSync } from 'node:fs';
import { axeFinds } from './support/axe.ts';
import type { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { visitor } from './support/visitor.ts';
import { patience } from './support/patience.ts';

const story =
  'Last winter a class of mine did badly in algebra: twelve of thirty failed the test. I met each of the twelve for a quarter of an hour, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed. Since then I ask before the test and not after it.';

/** Holds an interview by typing alone, and leaves it. */
async function typeInterview(candidate: Candidate): Promise<void> {
  await candidate.practise();
  await candidate.untilQuiet();
  for (const answer of ['I am practising for a teacher role.', story]) await candidate.types(answer);
  await candidate.disconnect();
}

test('a typed interview ends in a report that is read, kept as a file, printed, shared by a link, and taken back', async ({
  candidate,
  browser,
  stack,
}) => {
  const { page } = candidate;
  await typeInterview(candidate);
  const mailed = async () => (await stack.mailTo(candidate.email))[0]?.text ?? '';
  await expect.poll(mailed, { timeout: patience(60_000) }).toContain('/report/');
  const [address] = /http:\S+\/report\/[\w-]+/.exec(await mailed()) ?? [''];

  const [sent] = await stack.mailTo(candidate.email);
  expect(sent?.html).toContain('<img src="data:image/png;base64,');
  expect(sent?.text).toMatch(/Questions? 1 at \d+:\d\d/);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /teacher/i })).toBeVisible();
  const said = page.getByRole('list', { name: 'What was said' });
  await expect(said.getByText(story)).toBeHidden();

  await test.step('on a phone it is five screens at most before anything is opened', async () => {
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 812 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(5 * 812);
    if (desk) await page.setViewportSize(desk);
  });

  await test.step('on paper it is the letter with its answers, on four pages at most, without the transcript', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('What you did yourself', { exact: true }).first()).toBeVisible();
    await expect(said.getByText(story)).toBeHidden();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the keyboard opens an answer, and closes it', async () => {
    const found = page.getByText('What you did yourself', { exact: true }).first();
    await expect(found).toBeHidden();
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(found).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(found).toBeHidden();
  });

  await test.step('the ribbon says that it was typed, and leads to what was', async () => {
    const ribbon = page.getByRole('group', { name: 'The interview from start to end' });
    await expect(ribbon.getByText('You, typed')).toBeVisible();
    await ribbon.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(said.getByText(story)).toBeVisible();
    await page.getByRole('heading', { name: 'What was said' }).click();
    await expect(said.getByText(story)).toBeHidden();
  });

  await test.step('a moment of the letter opens the transcript', async () => {
    await page
      .getByRole('link', { name: /: at \d/ })
      .first()
      .click();
    await expect(said.getByText(story)).toBeVisible();
  });

  await test.step('axe finds nothing, in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFinds(page), colorScheme).toEqual([]);
    }
  });

  await test.step('it is kept as JSON', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.json$/);
    const report: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(report).toMatchObject({ kind: 'practice', metrics: {}, answers: expect.anything() });
    expect(JSON.stringify(report)).toContain(story);
  });

  await test.step('on paper it is the letter alone, with what was opened', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(said.getByText(story)).toBeVisible();
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create Link' }).click();
  const link = await page.getByRole('group', { name: 'Link' }).innerText();
  const reader = await visitor(browser);

  await test.step('whoever has the link reads it without a login, and no search engine keeps it', async () => {
    const reply = await reader.goto(link);
    expect(reply?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    await expect(reader.getByRole('heading', { level: 1, name: /teacher/i })).toBeVisible();
    await expect(reader.getByRole('group', { name: 'The interview from start to end' })).toBeVisible();
    await reader.getByRole('heading', { name: 'What was said' }).click();
    await expect(reader.getByRole('list', { name: 'What was said' }).getByText(story)).toBeVisible();
    await expect(reader.getByText(candidate.email)).toHaveCount(0);
    expect(await axeFinds(reader)).toEqual([]);
    // The page behind the login stays closed.
    await reader.goto(address);
    await expect(reader).toHaveURL(`${stack.pageUrl}/login`);
  });

  await test.step('taken back, it leads nowhere', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('group', { name: 'Link' })).toHaveText(link);
    await page.getByRole('button', { name: 'Stop Sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create Link' })).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  await reader.context().close();
  await page.goto(`${stack.pageUrl}/my_account`);
  await expect(page.getByRole('link', { name: /teacher/i })).toHaveAttribute('href', new URL(address).pathname);
});
