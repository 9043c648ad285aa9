import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { sees } from './support/sees.ts';
import { logIn, mainMenu, visitor } from './support/visitor.ts';

const visitorEntries = ['Home', 'Focus Questions', 'Post a Job', 'Try Now', 'Log In'];
const ownEntries = ['Home', 'Focus Questions', 'Post a Job', 'Practice Interview', 'My Account', 'Log Out'];

/** Open to everybody: path, title, heading, and whether the navigation is reduced. */
const publicPages = [
  ['/', 'Viva', 'Practice the interview before it counts', false],
  ['/reset-password', 'Viva | Reset Password', 'Set a New Password', false],
  ['/job_post', 'Viva | Post a Job', 'Post a Job', false],
  ['/invitations#k.k', 'Viva | Invitations', 'This link doesn’t work', false],
  ['/preview-landing', 'Viva | Preview', 'Try an interview, right now', true],
  ['/terms-of-use/', 'Viva | Terms of Use', 'Terms of Use', true],
  ['/user-data-policy/', 'Viva | Data Policy', 'Data Policy', true],
] as const;

/** Only for who is logged in: path, title, heading. */
const ownPages = [
  ['/text_chat/sales?from=mail', 'Viva | Text Chat', 'Chat with Sales Representative'],
  ['/subscription-success?session_id=none', 'Viva | Subscription Success', 'We can’t find this payment'],
  ['/my_account', 'Viva | My Account', 'My Account'],
  ['/voice_chat/no-such-room', 'Viva | Voice Chat', 'Error'],
  ['/report/no-such-report', 'Viva | Report', 'Error'],
] as const;

test('public pages are open to visitors and to accounts, each with its title, its heading and its navigation', async ({
  candidate,
  browser,
  stack,
}) => {
  const stranger = await visitor(browser);
  for (const [page, entries] of [
    [stranger, visitorEntries],
    [candidate.page, ownEntries],
  ] as const) {
    for (const [path, title, heading, reduced] of publicPages) {
      await page.goto(stack.pageUrl + path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (reduced) await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      else await expectEntries(page, entries);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Viva`);
    }
  }
  await stranger.goto(`${stack.pageUrl}/login`);
  await expect(stranger).toHaveTitle('Viva | Login');
  await candidate.page.goto(`${stack.pageUrl}/login`);
  await expect(candidate.page).toHaveURL(`${stack.pageUrl}/`);
  await stranger.context().close();
});

test('a page of an account leads to the login page, and from there back with all of its address', async ({
  candidate,
  browser,
  stack,
}) => {
  const page = await visitor(browser);
  for (const [path, title, heading] of ownPages) {
    await test.step(path, async () => {
      await page.goto(stack.pageUrl + path);
      await expect(page).toHaveURL(`${stack.pageUrl}/login`);
      await sees(page, 'voice-no-user');
      await logIn(page, candidate.email);
      await expect(page).toHaveURL(stack.pageUrl + path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (path.startsWith('/voice_chat')) await page.goto(stack.pageUrl);
      await (await mainMenu(page)).getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(`${stack.pageUrl}/`);
      await expectEntries(page, visitorEntries);
    });
  }
  await page.context().close();
});

/** What the navigation offers, from left to right or from top to bottom, once it is known who is there. */
async function expectEntries(page: Page, expected: readonly string[]): Promise<void> {
  const entries = (await mainMenu(page)).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const offered = async () => (await entries.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  await expect.poll(offered, { message: page.url() }).toEqual(expected);
}
