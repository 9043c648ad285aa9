import { whole } from './support/answers.ts';
import { axeFinds } from './support/axe.ts';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { sees } from './support/sees.ts';
import { patience } from './support/patience.ts';

test('a visitor without an account is interviewed in a preview, reads a short report, and keeps it with an account', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const visitor = await Candidate.at(page, { newcomer: true });
  await page.goto(`${stack.pageUrl}/preview-landing`);
  await page.getByRole('button', { name: 'Start Preview' }).click();
  await expect(page).toHaveURL(/\/preview\/[A-Za-z0-9_-]+$/);
  await sees(page, 'preview-room');
  await sees(page, 'preview-invitation');
  await visitor.hears(0);
  await expect.poll(() => visitor.captions('agent')).not.toHaveLength(0);
  await visitor.untilQuiet();
  for (const answer of ['I am practicing for a cook role.', whole]) await visitor.types(answer);
  await page.getByLabel('Or type your answer').fill('I want to end the interview.');
  await page.keyboard.press('Enter');

  const strength = page.getByRole('heading', { name: 'What went well' });
  await test.step('the end becomes a short report from the visitor’s own words, without a press', async () => {
    await expect(page.getByRole('heading', { name: 'That was the preview' })).toBeVisible({
      timeout: patience(30_000),
    });
    await expect(strength).toBeVisible({ timeout: patience(30_000) });
    await expect(page.getByRole('blockquote').first()).not.toBeEmpty();
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('it is there after a reload', async () => {
    await page.reload();
    await expect(strength).toBeVisible({ timeout: patience(30_000) });
  });

  await test.step('an account keeps it: the whole report, by email too, and in the list', async () => {
    await page.getByRole('button', { name: 'Keep It: Create a Free Account' }).first().click();
    await expect(page).toHaveURL(`${stack.pageUrl}/login?mode=create-account`);
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill(Candidate.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/report\/[\w-]+$/, { timeout: patience(30_000) });
    await expect(strength).toBeVisible({ timeout: patience(30_000) });
    await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible();
    await expect.poll(() => stack.mailTo(visitor.email), { timeout: patience(60_000) }).toHaveLength(1);
    await page.goto(`${stack.pageUrl}/my_account`);
    await expect(page.getByRole('link', { name: /cook/i }).first()).toBeVisible();
  });
});
