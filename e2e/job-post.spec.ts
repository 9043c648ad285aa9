import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { answer, hold, letThrough, watchRequests } from './support/refusals.ts';
import { sees } from './support/sees.ts';
import type { SentenceId } from './support/sentences.ts';
import { mainMenu } from './support/visitor.ts';

const description = [
  'Ward Nurse',
  '',
  'Requirements:',
  '- wound care',
  '- shift handover',
  '- medication administration',
  '',
  'Nights included.',
].join('\n');
const call = 'job_post/*';
const finalizing = 'job_post/*/finalize';

test.beforeEach(watchRequests);

test('an employer goes from a description to a smart link, and is told of everything that goes wrong on the way', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack.pageUrl });
  await test.step('stage 1, while the job is created', async () => {
    const goOn = await hold(page, 'job_post/create');
    await page.goto(`${stack.pageUrl}/job_post`);
    await sees(page, 'job-creating');
    await goOn();
    await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByLabel('Job Description')).toHaveAttribute('rows', '10');
    await page.getByRole('button', { name: 'Submit Job Description' }).click();
    await expect(page.getByLabel('Job Description')).toBeFocused();
  });

  await test.step('a text that tells of no job is asked about', async () => {
    await page.getByLabel('Job Description').fill('asdf');
    await page.getByRole('button', { name: 'Submit Job Description' }).click();
    await expect(page.getByText(/^We couldn’t find a job in this text\./)).toBeVisible();
  });

  await test.step('stage 2 opens at its top, with what was read from the description', async () => {
    const goOn = await hold(page, call);
    await page.getByLabel('Job Description').fill(description);
    await page.getByRole('button', { name: 'Submit Job Description' }).click();
    await sees(page, 'job-submitting');
    await goOn();
    await expect(page.getByRole('heading', { name: 'Build Your Viva AI' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByLabel('Job Title')).toHaveValue('Ward Nurse');
    await expect(page.getByRole('button', { name: 'Generate Smart Link For Candidates' })).toBeDisabled();
  });

  await test.step('title, skills and questions are edited, added and removed', async () => {
    await page.getByLabel('Job Title').fill('Night Nurse');
    const skills = page.getByRole('group', { name: 'Required Skills' });
    const before = await skills.getByRole('listitem').count();
    await skills.getByRole('textbox', { name: 'New skill' }).fill('Calm at night');
    await skills.getByRole('button', { name: 'Add Skill' }).click();
    await skills.getByRole('button', { name: 'Remove skill 1' }).click();
    await expect(skills.getByRole('listitem')).toHaveCount(before);
    await expect(skills.getByRole('textbox', { name: `Skill ${before}` })).toHaveValue('Calm at night');
    const questions = page.getByRole('group', { name: 'Key Interview Questions' });
    await questions.getByRole('textbox', { name: 'Question 1' }).fill('Why nights?');
    await page.getByRole('button', { name: 'Edit Job Description' }).click();
    await expect(page.getByLabel('Job Description')).toHaveValue(description);
    await page.getByRole('button', { name: 'Submit Job Description' }).click();
    await expect(questions.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Why nights?');
  });

  await test.step('what stands between the settings and the link', async () => {
    await page.getByLabel('Job Title').press('Enter');
    await isTold(page, 'finalize-no-email');
    await page.getByLabel('Contact Email').fill('matron');
    await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText('Please enter the name of your company.');
    await told.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Company').fill('Riverside Hospital');
    await expect(page.getByText('Riverside Hospital invites you to a first interview.')).toBeVisible();
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>',
    );
    await page.getByLabel('Choose a logo').setInputFiles({ name: 'l.svg', mimeType: 'image/svg+xml', buffer: logo });
    await expect(page.getByRole('img', { name: 'Logo of Riverside Hospital' })).toHaveCount(2);
    await finalize(page, 'contact-email');
    await page.getByLabel('Contact Email').fill(`matron-${Date.now()}@example.com`);
    await answer(page, finalizing, 500);
    await finalize(page, 'finalize-failed');
    await letThrough(page, finalizing);
    // Done by the service, and then the network goes: nobody here knows that it is final.
    let asked = 0;
    await page.route(`**/api/${finalizing}`, async (route) => {
      if (asked++ === 0) await route.fetch();
      await route.abort();
    });
    await finalize(page, 'finalize-network');
    await letThrough(page, finalizing);
    await page.getByLabel('Job Title').fill('Head Nurse');
    await finalize(page, 'finalize-message');
    await page.getByLabel('Job Title').fill('Night Nurse');
  });

  await test.step('stage 3: the link to share', async () => {
    await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
    await sees(page, 'job-link');
    await expect(page.getByRole('heading', { name: 'Share it' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${stack.pageUrl}/voice_chat/[A-Za-z0-9_-]+$`));

    const complaints: string[] = [];
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    await page.reload();
    await expect(page.getByLabel('Link for candidates')).toHaveValue(link);
    expect(complaints).toEqual([]);
    await page.goto(link);
    await expect(page.getByText('Riverside Hospital invites you to a first interview.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Logo of Riverside Hospital' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Link for candidates')).toHaveValue(link);
    // Whoever wants to post another one begins anew.
    await (await mainMenu(page)).getByRole('link', { name: 'Post a Job' }).click();
    await expect(page.getByLabel('Job Description')).toHaveValue('');
  });
});

test('an employer sees the private link once, and has it mailed again to the same mailbox', async ({ page, stack }) => {
  const mailbox = `matron-links-${Date.now()}@example.com`;
  await page.goto(`${stack.pageUrl}/job_post`);
  await page.getByLabel('Job Description').fill(description);
  await page.getByRole('button', { name: 'Submit Job Description' }).click();
  await page.getByLabel('Company').fill('Riverside Hospital');
  await page.getByRole('button', { name: 'Nice to have, skill 1' }).click();
  await page.getByLabel('Note for candidates (optional)').fill('We decide within a week.');
  await page.getByLabel('Contact Email').fill(mailbox);
  await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
  const link = await page.getByLabel('Your private link').inputValue();
  await page.reload();
  await expect(page.getByLabel('Link for candidates')).toBeVisible();
  await expect(page.getByLabel('Your private link')).toHaveCount(0);

  // A link that leads nowhere has a way to those that do.
  await page.goto(`${stack.pageUrl}/job/${'x'.repeat(32)}`);
  await page.getByLabel('Your contact email').fill(mailbox);
  await page.getByRole('button', { name: 'Send Me My Links' }).click();
  await expect(page.getByText('we’re sending their links')).toBeVisible();
  await expect.poll(async () => (await stack.mailTo(mailbox)).length).toBe(2);
  for (const { text } of await stack.mailTo(mailbox)) expect(text).toContain(link);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Ward Nurse' })).toBeVisible();
  await expect(page.getByText(/^Riverside Hospital · /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nice to have, skill 1', pressed: true })).toBeVisible();
});

test('a job post that cannot be created or updated says so, with a way home', async ({ page, stack }) => {
  await answer(page, 'job_post/create', 500);
  await page.goto(`${stack.pageUrl}/job_post`);
  await sees(page, 'job-create-failed');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);

  await answer(page, 'job_post/create', 200, { job_id: 'not-made' });
  await answer(page, 'job_post/not-made', 500, {
    code: 'internal',
    error: 'Internal Server Error',
    message: 'Not shown.',
  });
  await page.goto(`${stack.pageUrl}/job_post`);
  await page.getByLabel('Job Description').fill(description);
  await page.getByRole('button', { name: 'Submit Job Description' }).click();
  await sees(page, 'job-update-failed');
});

async function finalize(page: Page, sentence: SentenceId): Promise<void> {
  await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
  await isTold(page, sentence);
}

async function isTold(page: Page, sentence: SentenceId): Promise<void> {
  await sees(page, sentence);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

test('an employer invites by email from the link that was mailed, and the person invited opens the job and stops further invitations', async ({
  page,
  stack,
}) => {
  const mailbox = `matron-invites-${Date.now()}@example.com`;
  const invited = `nurse-${Date.now()}@example.com`;
  await page.goto(`${stack.pageUrl}/job_post`);
  await page.getByLabel('Job Description').fill(description);
  await page.getByRole('button', { name: 'Submit Job Description' }).click();
  await page.getByLabel('Company').fill('Riverside Hospital');
  await page.getByLabel('Contact Email').fill(mailbox);
  await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
  const shown = await page.getByLabel('Your private link').inputValue();

  await test.step('the link that was shown has the next one mailed', async () => {
    await page.goto(shown);
    await page.getByRole('button', { name: 'Invite by Email' }).click();
    await page.getByRole('button', { name: 'Email Me a New Link' }).click();
    await expect(page.getByText('Open it to invite candidates.')).toBeVisible();
    await expect.poll(async () => (await stack.mailTo(mailbox)).length).toBe(2);
  });

  const links = (await stack.mailTo(mailbox)).map(({ text }) => /https?:\S+\/job\/[\w-]{32}/.exec(text)?.[0] ?? '');
  await test.step('from there, everyone in the list is invited', async () => {
    await page.goto(links.find((link) => link !== shown) ?? '');
    await page.getByRole('button', { name: 'Invite by Email' }).click();
    await page.getByLabel('Email addresses').fill(`Ann Lee <${invited}>`);
    await page.getByRole('button', { name: 'Send Invitations' }).click();
    await expect(page.getByText('1 invitation is on its way.')).toBeVisible();
    await expect(page.getByText('1 person invited')).toBeVisible();
    await expect.poll(async () => (await stack.mailTo(invited)).length).toBe(1);
  });

  const [mail] = await stack.mailTo(invited);
  expect(mail?.subject).toBe('Riverside Hospital invites you to an interview: Ward Nurse');
  await test.step('the invitation leads to the job', async () => {
    await page.goto(/https?:\S+\/voice_chat\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(page.getByText('Riverside Hospital invites you to a first interview.')).toBeVisible();
  });

  await test.step('and to a page that stops more of them, once it is told to', async () => {
    await page.goto(/https?:\S+\/invitations#\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Stop Invitations' }).click();
    await expect(page.getByText(`We won’t email ${invited} invitations`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Allow Invitations' })).toBeVisible();
  });
});
