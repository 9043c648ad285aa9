import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { answer, hold, letThrough, lose, watchRequests } from './support/refusals.ts';
import { sees } from './support/sees.ts';
import type { SentenceId } from './support/sentences.ts';

test.beforeEach(watchRequests);

test('a text chat is held with the persona of its address, and says why a message was not answered', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  for (const [id, sentence] of [
    ['technical_support', 'chat-technical-support'],
    ['sales', 'chat-sales'],
    ['anything-else', 'chat-general'],
    ['customer_service', 'chat-customer-service'],
  ] as const) {
    await page.goto(`${stack.pageUrl}/text_chat/${id}`);
    await sees(page, sentence);
    await expect(page.getByText(`Conversation ${id}`)).toBeVisible();
  }

  const call = 'text_chat/*';
  const field = page.getByPlaceholder('Type your message...');
  await test.step('nothing but white space is not sent', async () => {
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('/api/text_chat/') ? 1 : 0));
    await field.fill('  \n ');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(sent).toBe(0);
  });

  await test.step('a message that is under way', async () => {
    const goOn = await hold(page, call);
    await send(page, 'How do I cancel my subscription?');
    await sees(page, 'chat-sending');
    await expect(field).toBeDisabled();
    await goOn();
    await expect(page.getByRole('listitem').filter({ hasText: 'My Account' }).last()).toBeVisible();
  });

  await page.route('**/api/text_chat/*', async (route) => {
    // Nobody signed it so: the service itself answers 401.
    const headers = { ...route.request().headers(), authorization: 'Bearer not-a-token' };
    await route.continue({ headers });
  });
  await isTold(page, 'chat-401-message');
  for (const [status, sentence] of [
    [401, 'chat-401'],
    [403, 'chat-403'],
    [500, 'chat-error'],
  ] as const) {
    await answer(page, call, status);
    await isTold(page, sentence);
  }
  const message = 'Something went wrong on our side. Please try again.';
  await answer(page, call, 500, { code: 'internal', error: 'Internal Server Error', message });
  await isTold(page, 'chat-message');
  await lose(page, call);
  await isTold(page, 'chat-network');
  // What could not be sent is back in the field.
  await expect(field).toHaveValue('Hello?');
});

test('an account says that it loads, and what of its subscription could not be told or done', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  const status = 'check-subscription';
  const goOn = await hold(page, status);
  await page.goto(`${stack.pageUrl}/my_account`);
  await sees(page, 'account-loading');
  await goOn();
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: candidate.email })).toBeVisible();
  await expect(page.getByRole('link', { name: /support@/ })).toBeVisible();

  await answer(page, status, 500);
  await page.reload();
  await sees(page, 'status-failed');

  const active = { has_subscription: true, subscription_status: 'active', current_period_end: 2e9, cancel_at: null };
  await answer(page, status, 200, active);
  await page.getByRole('button', { name: 'Try Again' }).click();
  // The service knows of none: its own words.
  await cancel(page);
  await sees(page, 'cancel-message');
  await answer(page, 'cancel-subscription', 500);
  await cancel(page);
  await sees(page, 'cancel-failed');
  await letThrough(page, status);
});

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await sees(page, 'cancel-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Sends a message and is told why it was not answered. */
async function isTold(page: Page, sentence: SentenceId): Promise<void> {
  await send(page, 'Hello?');
  await sees(page, sentence);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}
