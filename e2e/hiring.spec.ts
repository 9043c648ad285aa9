import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { OpenAiDouble } from '../packages/agent/src/testing/openAiDouble.ts';
import { Candidate } from './support/candidate.ts';
import { test as base, expect } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';
import type { Stack } from './support/stack.ts';
import { visitor } from './support/visitor.ts';
import { words } from './support/words.ts';
import { patience } from './support/patience.ts';

/** Writes down every word as it was said: what the employer reads is compared with it. */
const ears = new OpenAiDouble();
const test = base.extend({
  stackEnv: [
    // Playwright reads from this parameter which fixtures are wanted: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use({ STT_BASE_URL: await ears.start() });
      await ears.stop();
    },
    { scope: 'worker' },
  ],
});

const contact = 'matron@example.com';
const question = 'Tell me about a patient whose wound got worse.';
/** Two answers with what was met, what was done and what came of it, sentence by sentence. */
const strong = [
  [
    'Last winter a patient with a deep wound on her leg got a fever during the night.',
    'I opened the dressing, measured the wound and called the doctor at once.',
    'Within two days the fever was gone, and three weeks later the wound had closed.',
    'Since then I check every wound at the start of my shift.',
  ],
  [
    'Last month a patient had a wound of four centimetres on his heel that had not healed for six weeks.',
    'I cleaned it with saline, chose a foam dressing and wrote a plan to turn him every two hours.',
    'After four weeks it was down to one centimetre.',
    'I learned to ask about pain first.',
  ],
] as const;
/** Long enough to be assessed, and nothing in them. */
const weak = [
  'Wounds are something that everybody knows, and people always say that one should be careful with them, and of course that is right, because it is just what nurses do in every hospital.',
  'I always try to do my best with it. It is important to be careful and to be good in a team, and I like to learn new things, more or less, day after day, like everybody.',
];

test('a job post becomes a link, a spoken interview and an email; the employer pays, reads and hears, and is told of nobody below the bar', async ({
  page,
  context,
  browser,
  stack,
}) => {
  test.slow();
  const employer = await visitor(browser);
  const link = await test.step('the employer posts a job', () => postJob(employer, stack));
  const toEmployer = () => stack.mailTo(contact);
  await expect.poll(async () => (await toEmployer()).length).toBe(1);
  const [jobUrl] = new RegExp(`${stack.pageUrl}/job/[A-Za-z0-9_-]+`).exec((await toEmployer())[0]?.text ?? '') ?? [''];

  await test.step('and sets the bar', async () => {
    await employer.goto(jobUrl);
    await employer.getByRole('radio', { name: /^Developing or better/ }).check();
    await employer.getByRole('button', { name: 'Set the Bar' }).click();
    await expect(employer.getByRole('button', { name: 'Set the Bar' })).toBeDisabled();
  });

  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const candidate = await Candidate.at(page);
  await test.step('a candidate answers by voice', async () => {
    await candidate.signUp(stack.pageUrl);
    await enter(page, link);
    await candidate.hears(0);
    for (const [at, answer] of strong.entries()) {
      await hearsQuestion(candidate, at + 1);
      await speak(candidate, answer.join(' '));
      await candidate.untilQuiet();
      if (at === strong.length - 1) break;
      // The interviewer may ask further, twice at most.
      for (let probes = 0; probes < 2 && (await candidate.questionNumber()) === at + 1; probes++) {
        await speak(candidate, 'I was the only nurse there, and nobody else was hurt.');
        await candidate.untilQuiet();
      }
    }
    await candidate.disconnect();
    expect(words(saidIn(await reportOf(stack, candidate)))).toContain(words(strong[0][1]));
  });

  await expect.poll(async () => (await toEmployer()).length, { timeout: patience(30_000) }).toBe(2);
  const reached = (await toEmployer())[0]?.text ?? '';
  expect(reached).toContain('Candidate 1');
  expect(reached).not.toContain(candidate.email);
  const [evidenceUrl] = new RegExp(`${jobUrl}\\?candidate=[A-Za-z0-9_-]+`).exec(reached) ?? [''];

  await test.step('another candidate stays below the bar, and no email tells of them', async () => {
    const other = await Candidate.at(await visitor(browser));
    await other.signUp(stack.pageUrl);
    await enter(other.page, link);
    for (const [at, answer] of weak.entries()) {
      await hearsQuestion(other, at + 1);
      await other.types(answer);
      if (at === weak.length - 1) break;
      // The interviewer may ask further, twice at most.
      for (let probes = 0; probes < 2 && (await other.questionNumber()) === at + 1; probes++)
        await other.types('It is just what nurses always do, more or less, and one gets used to it.');
    }
    await other.disconnect();
    await employer.goto(jobUrl);
    await expect(async () => {
      await employer.reload();
      await expect(employer.getByRole('heading', { name: 'Below your bar 1' })).toBeVisible({
        timeout: patience(2_000),
      });
    }).toPass({ timeout: patience(90_000) });
    await expect.poll(async () => (await stack.mailTo(other.email)).length, { timeout: patience(30_000) }).toBe(1);
    expect(await toEmployer()).toHaveLength(2);
    await other.page.context().close();
  });

  await test.step('the employer pays for the first one', async () => {
    await employer.goto(evidenceUrl);
    await expect(employer.getByRole('heading', { level: 1, name: 'Candidate 1' })).toBeVisible();
    await expect(employer.getByText(candidate.email)).toHaveCount(0);
    await employer.getByRole('button', { name: /^Unlock/ }).click();
    await expect(employer.getByText('Test checkout. No money moves.')).toBeVisible();
    await employer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(employer.getByRole('link', { name: candidate.email })).toBeVisible();
  });

  await test.step('and reads and hears what was said', async () => {
    const said = employer.getByRole('list', { name: 'What was said' });
    await expect(said).toContainText('called the doctor at once');
    const moment = employer.getByRole('slider', { name: 'Moment in the recording' });
    await expect(moment).toBeVisible();
    const before = await moment.getAttribute('aria-valuetext');
    await employer.getByRole('button', { name: 'Play' }).click();
    await expect(moment).not.toHaveAttribute('aria-valuetext', before ?? '');
    await employer.getByRole('button', { name: 'Pause' }).click();
  });

  await test.step('and notes what they think, and takes the candidates along', async () => {
    await employer.getByRole('button', { name: 'Shortlist Candidate 1' }).click();
    await expect(employer.getByRole('button', { name: 'Shortlist Candidate 1', pressed: true })).toBeVisible();
    await employer.getByRole('textbox', { name: 'Private note' }).fill('Ask for the certificate.');
    await employer.getByRole('button', { name: 'Save the Note' }).click();
    await expect(employer.getByText('Your note is saved.')).toBeVisible();
    await employer.getByRole('button', { name: 'All Candidates' }).click();
    await employer.getByRole('button', { name: 'Shortlisted 1' }).click();
    await expect(employer.getByRole('heading', { name: 'Candidate 1' })).toBeVisible();
    const [file] = await Promise.all([
      employer.waitForEvent('download'),
      employer.getByRole('button', { name: 'Export as JSON' }).click(),
    ]);
    const exported = await readFile(await file.path(), 'utf8');
    expect(exported).toContain(candidate.email);
    expect(exported).toContain('Ask for the certificate.');
  });
  await employer.context().close();
});

/** Waits until a question is asked to its end, and it is the candidate's turn. */
async function hearsQuestion(candidate: Candidate, number: number): Promise<void> {
  await candidate.untilQuestion(number);
  const asked = words(await candidate.question());
  const told = async () => words((await candidate.captions('agent')).join(' '));
  await expect.poll(told, { timeout: patience(40_000) }).toContain(asked);
  await candidate.untilQuiet();
}

/** Says an answer and waits for the reply. */
async function speak(candidate: Candidate, answer: string): Promise<void> {
  ears.heard = answer;
  await candidate.asks(await record(answer));
}

/** Goes from a description to a smart link, as an employer does. @returns the link's path. */
async function postJob(page: Page, { pageUrl }: Stack): Promise<string> {
  await page.goto(`${pageUrl}/job_post`);
  await page.getByLabel('Job Description').fill('Ward Nurse\n\nRequirements:\n- wound care');
  await page.getByRole('button', { name: 'Submit Job Description' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Ward Nurse');
  const questions = page.getByRole('group', { name: 'Key Interview Questions' });
  await questions.getByRole('textbox', { name: 'Question 1' }).fill(question);
  for (let left = await questions.getByRole('listitem').count(); left > 1; left--)
    await questions.getByRole('button', { name: `Remove question ${left}` }).click();
  await page.getByLabel('Company').fill('Riverside Hospital');
  await page.getByLabel('Contact Email').fill(contact);
  await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
  const link = await page.getByLabel('Link for candidates').inputValue();
  return new URL(link).pathname;
}

/** Comes by a smart link and agrees to be recorded. */
async function enter(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link, page.url()).href);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  await expect(page.getByText('Ward Nurse', { exact: true })).toBeVisible();
}
