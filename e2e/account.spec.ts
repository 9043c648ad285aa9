import { readFileSync } from 'node:fs';
import { slowness } from '../scripts/test/slowness.ts';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { mainMenu } from './support/visitor.ts';

/** The first message starts the process that reads messages. It may take as long as the service allows, in milliseconds. */
const firstAnswerMs = 45_000 * slowness();

test('a text chat answers what was asked, in the persona of its address, and keeps each conversation apart', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.goto(`${stack.pageUrl}/text_chat/customer_service`);
  await expect(page.getByRole('heading', { name: 'Chat with Customer Service' })).toBeVisible();
  await expect(page.getByText('customer_service')).toBeVisible();
  await page.getByPlaceholder('Type your message...').fill('How do I cancel my subscription?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /My Account/ })
      .last(),
  ).toBeVisible({ timeout: firstAnswerMs });
  await page.goto(`${stack.pageUrl}/text_chat/anything-else`);
  await expect(page.getByRole('heading', { name: 'Chat with General Assistant' })).toBeVisible();
  await expect(page.getByText('How do I cancel my subscription?')).toHaveCount(0);
});

test('an account keeps a profile with a résumé, can be taken along, and is erased with its login', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.goto(`${stack.pageUrl}/my_account`);
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await page.getByLabel('Target role').fill('Midwife');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Your practice profile is saved.')).toBeVisible();
  const resume = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Midwife for ten years.') };
  await page.getByLabel('Choose a résumé').setInputFiles(resume);
  await expect(page.getByText('cv.txt')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Target role')).toHaveValue('Midwife');
  await expect(page.getByText('cv.txt')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('viva-account.json');
  const taken: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(taken).toMatchObject({ account: { email: candidate.email }, profile: { targetRole: 'Midwife' } });

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  await page.goto(`${stack.pageUrl}/my_account`);
  await expect(page).toHaveURL(`${stack.pageUrl}/login`);
  await expect
    .poll(async () => (await stack.mailTo(candidate.email)).map(({ subject }) => subject).join())
    .toMatch(/deleted/i);
});

test('without a network an account says at once what it could not do, and whoever wants to leave is logged out', async ({
  candidate,
  context,
  stack,
}) => {
  const { page } = candidate;
  await page.goto(`${stack.pageUrl}/my_account`);
  await page.getByLabel('Target role').fill('Midwife');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('We couldn’t save your profile. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Your practice profile is saved.')).toBeVisible();

  const script = '**/assets/LandingRoute-*.js';
  await page.route(script, (route) => route.abort());
  await (await mainMenu(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page.');
  await page.unroute(script);
  await page.waitForFunction(() => localStorage.getItem('viva.signedIn') === null);
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect((await mainMenu(page)).getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('a job post becomes a smart link, and its links go to the contact by email', async ({ page, stack }) => {
  await page.goto(`${stack.pageUrl}/job_post`);
  await page
    .getByLabel('Job Description')
    .fill(
      'Ward Nurse\n\nRequirements:\n- wound care\n- shift handover\n- medication administration\n\nNights included.',
    );
  await page.getByRole('button', { name: 'Submit Job Description' }).click();
  await expect(page.getByRole('heading', { name: /^Build Your .+ AI$/ })).toBeVisible();
  await expect(page.getByLabel(/title/i).first()).toHaveValue('Ward Nurse');
  const finalize = page.getByRole('button', { name: 'Generate Smart Link For Candidates' });
  await expect(finalize).toBeDisabled();
  await page.getByLabel('Company').fill('St. Anna Clinic');
  await page.getByLabel(/email/i).fill('matron@example.com');
  await finalize.click();
  await expect(page.getByRole('heading', { name: 'Your Smart Interview Link' })).toBeVisible();
  const mailed = async () => (await stack.mailTo('matron@example.com'))[0];
  await expect.poll(mailed).toBeDefined();
  const text = (await mailed())?.text ?? '';
  const [smartLink] = new RegExp(`${stack.pageUrl}/voice_chat/[A-Za-z0-9_-]+`).exec(text) ?? [''];
  const [privateLink] = new RegExp(`${stack.pageUrl}/job/[A-Za-z0-9_-]+`).exec(text) ?? [''];

  await test.step('the private link shows the job, and changes what candidates are asked', async () => {
    await page.goto(privateLink);
    await expect(page.getByRole('heading', { name: 'Ward Nurse' })).toBeVisible();
    await expect(page.getByText('No interview yet')).toBeVisible();
    await page.getByRole('textbox', { name: 'Question 1' }).fill('Why do you like nights?');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Why do you like nights?');
  });

  await test.step('a candidate is let in until the job is closed', async () => {
    await (await Candidate.at(page)).signUp(stack.pageUrl);
    await page.goto(smartLink);
    await expect(page.getByRole('heading', { name: 'Ward Nurse' })).toBeVisible();
    await page.goto(privateLink);
    await page.getByRole('button', { name: 'Close the Job' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close the Job' }).click();
    await expect(page.getByRole('button', { name: 'Reopen the Job' })).toBeVisible();
    await page.goto(smartLink);
    await expect(page.getByRole('alert')).toContainText('This interview room does not exist.');
  });
});
