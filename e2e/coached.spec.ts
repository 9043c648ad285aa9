import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';

const background =
  'I have taught mathematics for nine years, at first in a village school and now in the city, and I would like to work with older students next.';
const story =
  'Last winter a class of mine did badly in algebra: twelve of thirty failed the test. I met each of the twelve for a quarter of an hour, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed.';

test('in coached practice the interviewer says what was missing, and one press tries the answer again', async ({
  candidate,
}) => {
  const { page } = candidate;
  const feedback = page.getByText(/^Feedback:/);
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await page.getByLabel('Which role is it for?').fill('Teacher');
  await page.getByRole('radio', { name: '20 minutes' }).check();
  await page.getByRole('radio', { name: 'Coached' }).check();
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await candidate.untilQuestion(1);
  await candidate.untilQuiet();
  expect((await candidate.captions('agent')).join(' ')).toContain('you can try again');
  await candidate.types(background);
  await candidate.untilQuestion(2);
  await candidate.untilQuiet();
  const question = await candidate.question();

  await test.step('feedback stands under the question, with the choice', async () => {
    await candidate.types('It was a hard week for all of us.');
    await expect(feedback).toBeVisible({ timeout: patience(30_000) });
    expect(await candidate.question()).toBe(question);
    await expect(page.getByRole('button', { name: 'Move On' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give Me a Hint' })).toBeHidden();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  await test.step('one press asks the same question once more, and the answer is told anew', async () => {
    await candidate.untilQuiet();
    const before = await candidate.now();
    await page.getByRole('button', { name: 'Try It Again' }).click();
    await expect(feedback).toBeHidden();
    await candidate.hears(before);
    await candidate.untilQuiet();
    expect(await candidate.question()).toBe(question);
    await candidate.types(story);
    const next = page.getByRole('heading', { name: /^Question 3 of/ });
    const replied = async () => (await next.isVisible()) || (await feedback.isVisible());
    await expect.poll(replied, { timeout: patience(60_000) }).toBe(true);
    if (await feedback.isVisible()) await page.getByRole('button', { name: 'Move On' }).click();
    await expect(next).toBeVisible({ timeout: patience(60_000) });
  });
  await candidate.disconnect();
});
