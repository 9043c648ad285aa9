import type { Page } from '@playwright/test';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { ScriptedRecogniser } from './support/recogniser.ts';
import type { Stack } from './support/stack.ts';
import { visitor } from './support/visitor.ts';
import { words } from './support/words.ts';

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
    await employer.getByRole('slider', { name: 'The bar' }).fill('40');
    await employer.getByRole('button', { name: 'Set the Bar' }).click();
    await expect(employer.getByRole('button', { name: 'Set the Bar' })).toBeDisabled();
  });

  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const recogniser = await ScriptedRecogniser.at(page, true);
  const candidate = await Candidate.at(page);
  await test.step('a candidate answers by voice', async () => {
    await candidate.signUp(stack.pageUrl);
    await enter(page, link);
    await candidate.hears(0);
    for (const [at, answer] of strong.entries()) {
      await expect.poll(() => candidate.questionNumber()).toBe(at + 1);
      const asked = words(await candidate.question());
      const told = async () => words((await candidate.captions('agent')).join(' '));
      await expect.poll(told, { timeout: 40_000 }).toContain(asked);
      await candidate.untilQuiet();
      await recogniser.hears(candidate, ...answer.flatMap((sentence) => [sentence, 400]).slice(0, -1));
      await candidate.untilQuiet();
      if (at === strong.length - 1) break;
      // The interviewer may ask further, twice at most.
      for (let probes = 0; probes < 2 && (await candidate.questionNumber()) === at + 1; probes++) {
        await recogniser.hears(candidate, 'I was the only nurse there, and nobody else was hurt.');
        await candidate.untilQuiet();
      }
    }
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect.poll(async () => (await stack.mailTo(candidate.email)).length, { timeout: 30_000 }).toBe(1);
    expect(words((await stack.mailTo(candidate.email))[0]?.text)).toContain(words(strong[0][1]));
  });

  await expect.poll(async () => (await toEmployer()).length, { timeout: 30_000 }).toBe(2);
  const reached = (await toEmployer())[0]?.text ?? '';
  expect(reached).toContain('Candidate 1');
  expect(reached).not.toContain(candidate.email);
  const [evidenceUrl] = new RegExp(`${jobUrl}\\?candidate=[A-Za-z0-9_-]+`).exec(reached) ?? [''];

  await test.step('another candidate stays below the bar, and no email tells of them', async () => {
    const other = await Candidate.at(await visitor(browser));
    await other.signUp(stack.pageUrl);
    await enter(other.page, link);
    await other.page.getByRole('button', { name: 'Use This Service' }).click();
    await expect.poll(() => other.questionNumber()).toBe(1);
    for (const answer of weak) await other.types(answer);
    await other.page.getByRole('button', { name: 'Disconnect' }).click();
    await employer.goto(jobUrl);
    await expect(async () => {
      await employer.reload();
      await expect(employer.getByRole('heading', { name: 'Below the bar 1' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(async () => (await stack.mailTo(other.email)).length, { timeout: 30_000 }).toBe(1);
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
  await employer.context().close();
});

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
  await page.getByRole('button', { name: 'Agree and Go On' }).click();
  await expect(page.getByRole('heading', { name: 'Interview: Ward Nurse' })).toBeVisible();
}
