import type { Page } from '@playwright/test';
import { createApiClient } from '@viva/api-client';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { record } from './support/speech.ts';
import type { Stack } from './support/stack.ts';
import { patience } from './support/patience.ts';

/** Posts a job as an employer does. @returns the path of its smart link. */
async function postJob({ pageUrl }: Stack): Promise<string> {
  const api = createApiClient({ baseUrl: `${pageUrl}/api`, getToken: () => Promise.resolve(null) });
  const { job_id: jobId } = await api.createJobPost({});
  await api.updateJobPost({ params: { jobId }, body: { content: 'Ward nurse wanted. You know wound care.' } });
  const body = {
    suggested_title: 'Ward Nurse',
    required_skills: ['Wound care', 'Shift handover'],
    key_questions: ['Tell me about a night when a patient’s condition changed quickly.'],
    contact_email: 'matron@example.com',
    company: 'St. Anna Clinic',
  };
  await api.finalizeJobPost({ params: { jobId }, body });
  return `/voice_chat/${jobId}`;
}

/** What a visitor sees behind a smart link. */
async function readsTheInvitation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ward Nurse');
  await expect(page.getByText('St. Anna Clinic invites you to a first interview.')).toBeVisible();
  await expect(page.getByText(/^It takes about \d+ minutes, with \d+ questions\./)).toBeVisible();
  await expect(page.getByText('You must be logged in to access support')).toHaveCount(0);
}

/** Makes the account on that page. */
async function createAccount({ page, email }: Candidate): Promise<void> {
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(Candidate.password);
  await form.getByRole('button', { name: 'Create Account' }).click();
}

/** The box that agrees to the recording; what a candidate can ask for has others. */
const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the recording of this interview/ });

/** Counts what is pressed from now on, also on a page that is loaded later. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction('pressed', () => void (presses += 1));
  await page.addInitScript({ content: "addEventListener('pointerdown', () => window.pressed(), true)" });
  return () => Promise.resolve(presses);
}

test('from a smart link to the first question a candidate on a phone presses five times at most', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  expect(page.viewportSize()?.width).toBe(375);
  const candidate = await Candidate.at(page, { newcomer: true });
  const pressed = await countPresses(page);
  await page.goto(stack.pageUrl + (await postJob(stack)));
  await readsTheInvitation(page);
  await createAccount(candidate);
  await consent(page).click();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await page.getByRole('button', { name: 'Start the Interview' }).click();
  await candidate.hears(0);
  await expect.poll(() => candidate.questionNumber()).toBe(1);
  expect(await pressed()).toBeLessThanOrEqual(5);
});

test('a candidate who types asks for it first, leaves in the middle, goes on from home, and ends it', async ({
  page,
  stack,
}) => {
  const candidate = await Candidate.at(page, { newcomer: true });
  const link = await postJob(stack);
  await page.goto(stack.pageUrl + link);
  await readsTheInvitation(page);
  await page.getByText('Need more time, or another way to answer?').click();
  for (const wish of ['More time to think', 'Plain, literal questions', 'Typing instead of speaking'])
    await page.getByRole('checkbox', { name: wish }).click();
  await createAccount(candidate);
  await consent(page).click();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();

  await test.step('the room is there without a check of the sound, and the microphone is off', async () => {
    await expect(page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect.poll(() => candidate.questionNumber()).toBe(1);
    await expect(page.getByRole('button', { name: 'Microphone', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    // The greeting, and the first question with it, are said to the end.
    await candidate.hears(0);
    await candidate.untilQuiet();
    await candidate.types(
      'On a night shift a patient got worse. I called the doctor at once, and she was safe in an hour.',
    );
  });

  await test.step('home leads back to it', async () => {
    await page.goto(stack.pageUrl);
    await expect(page.getByRole('heading', { name: 'Finish your interview' })).toBeVisible();
    await expect(page.getByText(/You can continue until/)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(stack.pageUrl + link);
    await expect(page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await expect.poll(() => candidate.questionNumber()).toBeGreaterThanOrEqual(1);
  });

  await test.step('the end asks first, and is the end', async () => {
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText(/open your link again within a day/)).toBeVisible();
    await page.getByRole('button', { name: 'End Interview' }).click();
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Finish your interview' })).toHaveCount(0);
    await page.goto(stack.pageUrl + link);
    await expect(page.getByRole('heading', { name: 'Thank you for your time' })).toBeVisible();
  });
});

test('a candidate comes by a smart link, agrees, checks the sound, is interviewed for that job, and goes on after a reload', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const candidate = await Candidate.at(page, { newcomer: true });
  const link = await postJob(stack);

  await page.goto(stack.pageUrl + link);
  await test.step('the job comes first, and the account is a step of it', async () => {
    await readsTheInvitation(page);
    await createAccount(candidate);
    await expect(page).toHaveURL(stack.pageUrl + link);
  });

  await test.step('nothing goes on without the consent, and a no is taken for a no', async () => {
    await page.getByRole('button', { name: 'Agree and Continue' }).click();
    await expect(page.getByText('Check the box to continue.')).toBeVisible();
    await page.getByRole('button', { name: 'No, Don’t Record Me' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was recorded' })).toBeVisible();
    await page.getByRole('button', { name: 'Read It Again' }).click();
    await consent(page).click();
    await page.getByRole('button', { name: 'Agree and Continue' }).click();
  });

  await test.step('the sound is checked', async () => {
    await expect(page.getByRole('heading', { name: 'Check your sound' })).toBeVisible();
    // The microphone is already allowed, so the check starts by itself.
    const meter = page.getByRole('region', { name: 'Microphone' }).getByRole('status');
    await expect(meter).toHaveText(/^We can’t hear anything yet\./);
    await candidate.say(await record('Can you hear me? I am speaking as I always do.'));
    await expect(meter).toHaveText('We can hear you clearly.');
    await page.getByRole('button', { name: 'Play a Sentence' }).click();
    await page.getByRole('button', { name: 'Yes, I Heard It' }).click();
    await page.getByRole('button', { name: 'Start the Interview' }).click();
  });

  const room = page.getByRole('heading', { name: 'Voice Chat Support' });
  await expect(room).toBeVisible();
  await expect(page.getByText('Ward Nurse', { exact: true })).toBeVisible();
  await candidate.hears(0);
  await page.reload();
  await expect(room).toBeVisible();
  await expect.poll(() => candidate.captions('agent')).not.toHaveLength(0);

  await test.step('a spoken wish to stop is asked about once, and then ends it for good', async () => {
    await candidate.untilQuiet();
    await candidate.types('I want to stop the interview.');
    expect((await candidate.captions('agent')).at(-1)).toMatch(/\bend here\?/i);
    await page.getByLabel('Or type your answer').fill('Yes.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you for your time' })).toBeVisible({
      timeout: patience(30_000),
    });
    await page.goto(stack.pageUrl + link);
    await expect(page.getByRole('heading', { name: 'Thank you for your time' })).toBeVisible();
  });
});
