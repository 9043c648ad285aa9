import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { pressByKey, tabTo, typeByKey } from './support/keyboard.ts';
import { expectRoom } from './support/visitor.ts';

test.describe('on a phone, or in a wide window that is magnified four times', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('somebody without a mouse creates an account, practises, answers by typing, and leaves', async ({
    page,
    context,
    stack,
  }) => {
    await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
    const candidate = await Candidate.at(page);
    const main = page.getByRole('main');
    await page.goto(stack.pageUrl);
    await page.getByRole('button', { name: 'Open menu' }).waitFor();

    await test.step('past the navigation', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
    });
    await pressByKey(main.getByRole('link', { name: 'Start Your Free Trial Today' }).first());
    await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible();
    await typeByKey(page.getByLabel('Email'), candidate.email);
    await typeByKey(page.getByLabel('Password', { exact: true }), Candidate.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.pageUrl}/`);

    await pressByKey(main.getByRole('button', { name: 'Practice Interview' }).first());
    await typeByKey(page.getByLabel('Which role is it for?'), 'Nurse');
    await pressByKey(main.getByRole('button', { name: 'Start the Interview' }));
    await expectRoom(page);
    await candidate.hears(0);
    await candidate.untilQuestion(1);
    await typeByKey(page.getByLabel('Or type your answer'), 'skip this question please');
    await page.keyboard.press('Enter');
    await candidate.untilQuestion(2);
    await pressByKey(page.getByRole('button', { name: 'Disconnect' }));
    await expect(page.getByRole('button', { name: 'Keep Going' })).toBeFocused();
    await pressByKey(page.getByRole('button', { name: 'End Interview' }));
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
  });
});

test('somebody without a mouse posts a job', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack.pageUrl });
  await page.goto(`${stack.pageUrl}/job_post`);
  await typeByKey(page.getByLabel('Job Description'), 'Ward Nurse\n\nRequirements:\n- wound care\n- shift handover');
  await pressByKey(page.getByRole('button', { name: 'Submit Job Description' }));
  // The stage that opens takes the focus.
  await expect(page.getByRole('heading', { name: 'Build Your Viva AI' })).toBeFocused();

  const skills = page.getByRole('group', { name: 'Required Skills' });
  const before = await skills.getByRole('listitem').count();
  await pressByKey(skills.getByRole('button', { name: 'Remove skill 1' }));
  await typeByKey(skills.getByRole('textbox', { name: 'New skill' }), 'Calm at night');
  await page.keyboard.press('Enter');
  await expect(skills.getByRole('listitem')).toHaveCount(before);
  await typeByKey(page.getByLabel('Company'), 'St. Anna Clinic');
  await typeByKey(page.getByLabel('Contact Email'), `matron-${Date.now()}@example.com`);
  await pressByKey(page.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
  await expect(page.getByRole('heading', { name: 'Your Smart Interview Link' })).toBeFocused();
  const copy = page.getByRole('button', { name: 'Copy Link' });
  await tabTo(copy);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
});
