import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { sees } from './support/sees.ts';
import { patience } from './support/patience.ts';

test('a visitor without an account is interviewed in a preview, which ends with what an account would bring', async ({
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

  await page.getByLabel('Or type your answer').fill('I want to end the interview.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That was the preview' })).toBeVisible({ timeout: patience(30_000) });
  await page.getByRole('link', { name: 'Create a Free Account' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/login?mode=create-account`);
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
});
