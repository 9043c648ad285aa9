import type { Page } from '@playwright/test';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { setUpPractice } from './support/visitor.ts';
import { patience } from './support/patience.ts';

const advert = `Customer Success Manager

Your tasks:
- Onboard new customers and lead training sessions
- Own renewals and reduce churn
Requirements:
- Experience with HubSpot
- Good with Excel`;

/**
 * Counts what a person presses, with the mouse or the Enter key, on every page of this window from now on. The page itself
 * counts, so that a press stands in the count as soon as it was made.
 */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    // Enter on a button is a click, too; one in a field is not.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && note(), true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && note(), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

test('the first question is four presses from home at most, and two from the second time on', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const candidate = await Candidate.at(page, { newcomer: true });
  const pressed = await countPresses(page);
  await candidate.signUp(stack.pageUrl);

  const before = await pressed();
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await page.getByLabel('Which role is it for?').click();
  await page.keyboard.type('Teacher');
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await candidate.untilQuestion(1);
  expect((await pressed()) - before).toBeLessThanOrEqual(4);
  // Ten minutes, as suggested, hold four questions, and nothing was asked but these.
  await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible();
  await expect
    .poll(async () => (await candidate.captions('agent')).join(' '), { timeout: patience(60_000) })
    .toContain('practice for the role of Teacher');
  await candidate.disconnect();

  const again = await pressed();
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await candidate.untilQuestion(1);
  expect((await pressed()) - again).toBe(2);
  await expect
    .poll(async () => (await candidate.captions('agent')).join(' '), { timeout: patience(60_000) })
    .toContain('practice for the role of Teacher');
  await candidate.disconnect();
});

test('a job ad that was pasted is read on the card, and the interview asks about it for as long as was chosen', async ({
  candidate,
}) => {
  const { page } = candidate;
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await page.getByRole('button', { name: 'Paste a Job Ad' }).click();
  const ad = page.getByLabel('Job ad');
  await ad.fill('asdf');
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await expect(page.getByText('Which role would you like to practice for?')).toBeVisible();
  await expect(page.getByLabel('Which role is it for?')).toBeFocused();

  await ad.fill(advert);
  await page.getByRole('radio', { name: '5 minutes' }).check();
  await expect(page.getByText(/^From the ad: Customer Success Manager/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible({ timeout: patience(40_000) });
  await candidate.untilQuiet();
  await candidate.types('skip this question please');
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  expect(await candidate.question()).toMatch(/HubSpot|Excel|renewals|churn|onboard|training|customer/i);
  await candidate.disconnect();
});

test('no card lies over an interview that runs: another window goes on with it at once', async ({ candidate }) => {
  await candidate.practise();
  const other = await candidate.page.context().newPage();
  await other.goto(candidate.page.url());
  await expect(other.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Set up your practice' })).toHaveCount(0);
  await other.close();
});

test('with the microphone refused the card says how to go on, and the interview is held by typing', async ({
  candidate,
  context,
  stack,
}) => {
  const { page } = candidate;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await context.clearPermissions();
  await page.goto(stack.pageUrl);
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  // Where the browser has allowed it before, the card has tried already.
  await page.getByRole('button', { name: /^(Check the Microphone|Try the Microphone Again)$/ }).click();
  await expect(page.getByText('Typed answers count the same as spoken ones.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start and Type My Answers' })).toBeVisible();
  await setUpPractice(page, { role: 'Nurse', minutes: 5 });
  await candidate.untilQuestion(1);
  await candidate.disconnect();
});
