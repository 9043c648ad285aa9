import { createApiClient } from '@viva/api-client';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { record } from './support/speech.ts';
import type { Stack } from './support/stack.ts';

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
  };
  await api.finalizeJobPost({ params: { jobId }, body });
  return `/voice_chat/${jobId}`;
}

test('a candidate comes by a smart link, agrees, checks the sound, is interviewed for that job, and goes on after a reload', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  const candidate = await Candidate.at(page, { newcomer: true });
  const link = await postJob(stack);

  await page.goto(stack.pageUrl + link);
  await expect(page).toHaveURL(`${stack.pageUrl}/login`);
  await candidate.createAccount();
  await expect(page).toHaveURL(stack.pageUrl + link);
  await expect(page.getByRole('heading', { name: 'Ward Nurse' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();

  await test.step('nothing goes on without the consent, and a no is taken for a no', async () => {
    await page.getByRole('button', { name: 'Agree and Go On' }).click();
    await expect(page.getByText('Tick the box to go on.')).toBeVisible();
    await page.getByRole('button', { name: 'No, Do Not Record Me' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was recorded' })).toBeVisible();
    await page.getByRole('button', { name: 'Read It Again' }).click();
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Agree and Go On' }).click();
  });

  await test.step('the sound is checked', async () => {
    await expect(page.getByRole('heading', { name: 'Can you hear and be heard?' })).toBeVisible();
    const check = page.getByRole('button', { name: 'Check the Microphone' });
    const meter = page.getByRole('region', { name: 'Microphone' }).getByRole('status');
    if (await check.isVisible()) await check.click();
    await expect(meter).toHaveText(/^Nothing is heard yet\./);
    await candidate.say(await record('Can you hear me? I am speaking as I always do.'));
    await expect(meter).toHaveText('You are heard well.');
    await page.getByRole('button', { name: 'Play a Sentence' }).click();
    await page.getByRole('button', { name: 'Yes, I Heard It' }).click();
    await page.getByRole('button', { name: 'Start the Interview' }).click();
  });

  const room = page.getByRole('heading', { name: 'Interview: Ward Nurse' });
  await expect(room).toBeVisible();
  await candidate.hears(0);
  await page.reload();
  await expect(room).toBeVisible();
  await expect.poll(() => candidate.captions('agent')).not.toHaveLength(0);
});
