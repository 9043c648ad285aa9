import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { answer, grant, identity } from './support/refusals.ts';
import { setUpPractice } from './support/visitor.ts';

/** A wide window has other shapes and the same colours, so that one theme will do there. */
const screens = [
  { name: 'a phone, in both themes', viewport: { width: 375, height: 800 }, themes: ['light', 'dark'] },
  { name: 'a desk', viewport: { width: 1280, height: 800 }, themes: ['light'] },
] as const;
type Theme = 'light' | 'dark';

/** Pages of somebody who is logged in, and a heading or a sentence that is there once the page is. */
const ownPages = [
  ['/', 'Practice the interview before it counts'],
  ['/my_account', 'Practice profile'],
  ['/text_chat/customer-service', 'Chat with'],
  ['/subscription', 'Your trial has expired'],
  ['/subscription-success', 'We can’t find this payment'],
  ['/report/no-such-report', 'We couldn’t find that report.'],
  ['/voice_chat/no-such-room', 'This interview room does not exist.'],
] as const;
/** Pages for everybody that are not looked at where they are served without a script. */
const visitorPages = [
  ['/reset-password', 'Invalid password reset link'],
  ['/reset-password?oobCode=good', 'For the account of'],
  ['/login?mode=reset-password', 'Send Reset Link'],
  ['/preview/no-such-room', 'This preview does not exist.'],
  ['/job/no-such-key', 'This link no longer works'],
  ['/invitations#k.k', 'This link doesn’t work'],
  ['/no-such-page', 'Return to Home'],
] as const;
const nobody = { has_subscription: false, subscription_status: null, current_period_end: null, cancel_at: null };

for (const { name, viewport, themes } of screens) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use({ viewport });

    test('on the pages of an account', async ({ candidate, stack }) => {
      const { page } = candidate;
      for (const [path, words] of ownPages) {
        if (path === '/subscription') await answer(page, 'check-subscription', 200, nobody);
        await lookAt(page, themes, stack.pageUrl + path, words);
      }
      await page.goto(stack.pageUrl);
      await page.getByRole('button', { name: 'Practice Interview' }).first().click();
      await expect(page.getByRole('heading', { name: 'Set up your practice' })).toBeVisible();
      await look(page, themes);
      await setUpPractice(page);
      await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
      await look(page, themes);
    });

    test('on the pages of visitors and employers', async ({ page, context, stack }) => {
      await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
      await page.route(identity('resetPassword'), (route) =>
        grant(route, { email: 'nobody@example.com', requestType: 'PASSWORD_RESET' }),
      );
      for (const [path, words] of visitorPages) await lookAt(page, themes, stack.pageUrl + path, words);
      await page.unroute(identity('resetPassword'));

      await page.goto(`${stack.pageUrl}/job_post`);
      await page.getByLabel('Job Description').fill('Ward Nurse\n\nRequirements:\n- wound care\n- shift handover');
      await page.getByRole('button', { name: 'Submit Job Description' }).click();
      const contact = `matron-${Date.now()}@example.com`;
      await page.getByLabel('Company').fill('St. Anna Clinic');
      await page.getByLabel('Contact Email').fill(contact);
      await look(page, themes);
      await page.getByRole('button', { name: 'Generate Smart Link For Candidates' }).click();
      await expect(page.getByRole('heading', { name: 'Your Smart Interview Link' })).toBeVisible();
      await look(page, themes);
      await expect.poll(async () => (await stack.mailTo(contact)).length).toBe(1);
      const [mail] = await stack.mailTo(contact);
      const link = /^http\S+\/job\/\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
      await lookAt(page, themes, link, 'Ward Nurse');
    });
  });
}

async function lookAt(page: Page, themes: readonly Theme[], address: string, words: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(words).first()).toBeVisible();
  await look(page, themes);
}

async function look(page: Page, themes: readonly Theme[]): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFinds(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
