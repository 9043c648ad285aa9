import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';

/** As the recognizer of an earlier day might have written it: one word is wrong. */
const heard =
  'Last winter a class of mine did badly in algebra: twelve of thirty failed the test. I met each of the twelve for a quarter of an ower, found out where they were lost, and wrote three work sheets for exactly that. In March two of the thirty failed. Since then I ask before the test and not after it.';
const meant = heard.replace('ower', 'hour');
const other = 'I once led forty people and earned my company eleven million in a single year.';

test('the end of an interview becomes its report, where an answer is corrected and assessed again', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await candidate.practise();
  await candidate.untilQuiet();
  for (const answer of ['I am practicing for a teacher role.', heard]) await candidate.types(answer);
  await page.getByLabel('Or type your answer').fill('I want to end the interview.');
  await page.keyboard.press('Enter');

  await test.step('from the end on nothing is pressed: the thanks, the steps, and then the report', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for practicing' })).toBeVisible({
      timeout: patience(60_000),
    });
    await expect(page.getByRole('list', { name: 'Your report' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /teacher/i })).toBeVisible({ timeout: patience(30_000) });
    await expect(page.getByText(`We’ll also email it to ${candidate.email}`)).toBeVisible();
    await expect(page).toHaveURL(/\/voice_chat\//);
  });

  await test.step('axe finds nothing, in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFinds(page), colorScheme).toEqual([]);
    }
  });

  const edit = page.getByRole('button', { name: 'Correct What You Typed' });
  const field = page.getByRole('textbox', { name: 'What you said' });
  const save = page.getByRole('button', { name: 'Save and Assess Again' });

  await test.step('another answer is not taken for a correction', async () => {
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await edit.first().click();
    await expect(field).toHaveValue(heard);
    await field.fill(other);
    await save.click();
    await expect(page.getByText(/more than we could have misheard/)).toBeVisible();
    await expect(field).toHaveValue(other);
  });

  await test.step('a wrong word is corrected, the answer is assessed again, and both stay', async () => {
    await field.fill(meant);
    await save.click();
    await expect(page.getByText('Your answers were assessed again with your correction.')).toBeVisible({
      timeout: patience(30_000),
    });
    await expect(page.getByText(/Corrected by you; heard: “.*an ower/).first()).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('the email comes, once, and leads to the report with the correction', async () => {
    await expect.poll(() => stack.mailTo(candidate.email), { timeout: patience(60_000) }).toHaveLength(1);
    const [mail] = await stack.mailTo(candidate.email);
    const [address] = /http:\S+\/report\/[\w-]+/.exec(mail?.text ?? '') ?? [''];
    await page.goto(address);
    await page.getByRole('heading', { name: 'What was said' }).click();
    const said = page.getByRole('list', { name: 'What was said' });
    await expect(said.getByText(meant, { exact: true })).toBeVisible();
    await expect(said.getByText(/Corrected by you; heard:/)).toBeVisible();
    expect(await stack.mailTo(candidate.email)).toHaveLength(1);
  });

  await test.step('the room’s address shows the same end afterwards', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: /teacher/i })).toBeVisible({ timeout: patience(30_000) });
  });
});
