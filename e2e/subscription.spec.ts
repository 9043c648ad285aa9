import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { answer, hold, letThrough, watchRequests } from './support/refusals.ts';
import { sees } from './support/sees.ts';
import { mainMenu } from './support/visitor.ts';

// A trial that is over when it begins.
test.use({ stackEnv: { TRIAL_DAYS: '0' } });
test.beforeEach(watchRequests);

const checkout = 'create-checkout-session';

test.describe('on a phone', () => {
  // In a wide window it is done by keyboard, below.
  test.use({ viewport: { width: 375, height: 800 } });

  test('a trial is over, a subscription is bought in the test checkout, practised with, and cancelled', async ({
    candidate,
    stack,
  }) => {
    const { page } = candidate;
    await page.getByRole('main').getByRole('button', { name: 'Practice Interview' }).first().click();
    await expect(page).toHaveURL(`${stack.pageUrl}/subscription`);
    await expect(page.getByRole('heading', { name: 'Your trial has expired' })).toBeVisible();
    await sees(page, 'room-subscription');

    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Test checkout. No money moves.')).toBeVisible();
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await expect(page.getByRole('alert')).toContainText('The card was declined.');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/subscription-success\?session_id=/);
    await expect(page.getByText('Your subscription is active.')).toBeVisible();
    await page.getByRole('button', { name: 'Start Practicing Now' }).click();
    await expect(page).toHaveURL(`${stack.pageUrl}/`);

    await candidate.practise();
    await sees(page, 'voice-room');
    await candidate.disconnect();

    await (await mainMenu(page)).getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    const elsewhere = await openAccount(page, stack.pageUrl);
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await sees(page, 'cancel-question');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await sees(page, 'canceling-status');
    await sees(page, 'canceling-button');
    await expect(page.getByRole('button', { name: 'Subscription Canceling' })).toBeDisabled();

    await test.step('another window, which asks every 30 seconds, learns of it', async () => {
      await elsewhere.clock.runFor(20_000);
      await expect(elsewhere.getByText('Active', { exact: true })).toBeVisible();
      await elsewhere.clock.runFor(11_000);
      await sees(elsewhere, 'canceling-status');
    });
    // Paid until its end: nothing is for sale.
    await page.goto(`${stack.pageUrl}/subscription`);
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
  });
});

test('without trial or subscription the text chat and the checkout say why they do not go on', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.goto(`${stack.pageUrl}/text_chat/sales`);
  await page.getByPlaceholder('Type your message...').fill('What does it cost?');
  await page.getByRole('button', { name: 'Send' }).click();
  await sees(page, 'chat-403-message');

  await page.goto(`${stack.pageUrl}/subscription`);
  const subscribe = page.getByRole('button', { name: 'Subscribe Now' });
  const message = 'The payment provider isn’t responding right now. Please try again in a few minutes.';
  await answer(page, checkout, 503, { code: 'unavailable', error: 'Service Unavailable', message });
  const goOn = await hold(page, checkout);
  await subscribe.click();
  await sees(page, 'checkout-busy');
  await goOn();
  await sees(page, 'checkout-message');
  await answer(page, checkout, 500);
  await subscribe.click();
  await sees(page, 'checkout-failed');
  await letThrough(page, checkout);

  await test.step('back from the checkout by the browser’s own button, the page is as it was left', async () => {
    // An answer without a page leaves the one that is open, as it is kept by a browser for the way back.
    await page.route('**/test-checkout/**', (route) => route.fulfill({ status: 204 }));
    const gone = page.waitForRequest('**/test-checkout/**');
    await subscribe.click();
    await gone;
    await sees(page, 'checkout-busy');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(subscribe).toBeEnabled();
    await page.unroute('**/test-checkout/**');
  });

  await test.step('whoever gives up is not led to a checkout that comes late', async () => {
    const comes = await hold(page, checkout);
    await subscribe.click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
    const made = page.waitForResponse(`**/api/${checkout}`);
    await comes();
    await (await made).finished();
    await expect(page.getByRole('heading', { level: 1, name: 'Practice the interview' })).toBeVisible();
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
  });
});

test('somebody without a mouse subscribes, is thanked for five seconds, and cancels', async ({ candidate, stack }) => {
  const { page } = candidate;
  await page.goto(`${stack.pageUrl}/subscription`);
  await pressByKey(page.getByRole('button', { name: 'Subscribe Now' }));
  await page.clock.install();
  await pressByKey(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Start Practicing Now' }));
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/subscription-success/);
  await page.clock.runFor(3_000);
  await expect(page).toHaveURL(`${stack.pageUrl}/`);

  await page.goto(`${stack.pageUrl}/my_account`);
  await pressByKey(page.getByRole('button', { name: 'Cancel Subscription' }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Keep Subscription' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await pressByKey(dialog.getByRole('button', { name: 'Cancel Subscription' }));
  await sees(page, 'canceling-status');
});

/** The account in another window, whose clock the test turns. */
async function openAccount(page: Page, origin: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.clock.install();
  await other.goto(`${origin}/my_account`);
  await expect(other.getByText('Active', { exact: true })).toBeVisible();
  return other;
}
