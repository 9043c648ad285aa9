import { axeFinds } from './support/axe.ts';
import type { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';

const vague =
  'Hard classes come every few years in our line of work, and you just have to be open to it. I’m always calm. Respect is important today, more than ever, because everything is getting louder, and if you lose your nerve you fall behind. I look at the class, I ask colleagues, I try things out, and I don’t give up. With that attitude you can teach any class.';
const story =
  'Last winter a class of mine did badly in algebra: twelve of thirty failed the test. I met each of the twelve for a quarter of an hour, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed. Since then I ask before the test and not after it.';

/** Ends the interview, where the interviewer has not said goodbye already. */
async function finish({ page, captions }: Pick<Candidate, 'page'> & { captions: () => Promise<string[]> }) {
  if ((await captions()).at(-1)?.includes('Goodbye')) return;
  await page.getByLabel('Or type your answer').fill('I want to end the interview.');
  await page.keyboard.press('Enter');
}

test('a question is said again from the report, and both tries stand side by side', async ({ candidate, stack }) => {
  const { page } = candidate;
  const ending = { page, captions: () => candidate.captions('agent') };
  const again = page.getByRole('button', { name: /^Try This Question Again/ });
  await candidate.practise();
  await candidate.untilQuiet();
  for (const answer of ['I am practicing for a teacher role.', vague]) await candidate.types(answer);
  await finish(ending);

  await test.step('under the one thing to change, one press opens the question, without a card before it', async () => {
    await expect(page.getByRole('heading', { name: 'The one thing to change' })).toBeVisible({
      timeout: patience(60_000),
    });
    const before = await candidate.now();
    await again.first().click();
    await expect(page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await candidate.hears(before);
    await candidate.untilQuiet();
    await expect(page.getByRole('heading', { name: 'Set up your practice' })).toHaveCount(0);
    expect((await candidate.captions('agent')).at(-1)).toContain('just one question, to answer again');
  });

  await test.step('the tries are compared as soon as it is over', async () => {
    const over = page.getByRole('heading', { level: 1, name: 'Your new try' });
    const before = (await candidate.captions('agent')).length;
    await page.getByLabel('Or type your answer').fill(story);
    await page.keyboard.press('Enter');
    // The interviewer follows up, or says goodbye at once, and then the room is gone.
    const replied = async () => (await over.isVisible()) || (await candidate.captions('agent')).length > before;
    await expect.poll(replied, { timeout: patience(60_000) }).toBe(true);
    if (!(await over.isVisible())) {
      await candidate.untilQuiet();
      if (!(await over.isVisible())) await finish(ending);
    }
    await expect(over).toBeVisible({ timeout: patience(60_000) });
    await expect(page.getByRole('heading', { name: 'Both tries, side by side' })).toBeVisible({
      timeout: patience(30_000),
    });
    const table = page.getByRole('table', { name: 'Your answers, side by side' });
    await expect(table.getByRole('row', { name: /^Length/ })).toContainText(/\d+ words, typed.*\d+ words, typed/);
    await expect(table.getByRole('row', { name: /^Level/ }).getByRole('cell')).toHaveCount(2);
    const texts = page.getByText('What you said each time');
    await texts.click();
    await expect(page.getByText(vague).first()).toBeVisible();
    await expect(page.getByText(story).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  await test.step('axe finds nothing, in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFinds(page), colorScheme).toEqual([]);
    }
  });

  await test.step('the better answer is kept', async () => {
    await page
      .getByRole('button', { name: /^Keep This Answer/ })
      .first()
      .click();
    await expect(page.getByText(/^Kept in My Answers/).first()).toBeVisible();
    await page.getByRole('link', { name: 'My Answers' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Answers' })).toBeInViewport();
    const mine = page.getByRole('list', { name: 'My Answers' });
    await mine.locator('summary').click();
    await expect(mine.getByText(story)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.goBack();
  });

  await test.step('the first report and the history know of the try, and no second email comes', async () => {
    await page.getByRole('link', { name: 'Back to the report of your first answer' }).click();
    await expect(page.getByText(/You’ve said it again 1 time/).first()).toBeVisible();
    await page.goto(`${stack.pageUrl}/my_account`);
    await expect(page.getByText('One question again')).toBeVisible();
    await page.getByRole('link', { name: 'First answer' }).click();
    await expect(page.getByRole('heading', { name: 'The one thing to change' })).toBeVisible();
    await expect.poll(() => stack.mailTo(candidate.email), { timeout: patience(60_000) }).toHaveLength(1);
  });
});
