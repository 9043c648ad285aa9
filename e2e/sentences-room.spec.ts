import { expect, test } from './support/fixtures.ts';
import { answer, hold, letThrough, lose, watchRequests } from './support/refusals.ts';
import { printedBy, sees, seesNothing } from './support/sees.ts';
import { makeRoom, pressUntil, withoutFlag } from './support/visitor.ts';

const token = 'voice_chat/getToken*';
const previewRoom = 'generate-preview-room';
const previewToken = 'voice_chat/preview/getToken*';
const roomReply = { room_id: 'a-room-of-a-preview' };

test.beforeEach(watchRequests);

test('a room that cannot be made is logged only; one that cannot be joined says why, and who must subscribe is led there', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  const printed = printedBy(page);
  await lose(page, 'generate-room');
  await page.getByRole('main').getByRole('button', { name: 'Practice Interview' }).first().click();
  await seesNothing(page, 'room-failed', printed);
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  await letThrough(page, 'generate-room');

  await answer(page, token, 500);
  const goOn = await hold(page, token);
  await makeRoom(page);
  await sees(page, 'voice-connecting');
  await goOn();
  await sees(page, 'token-status');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);

  const message = 'Your subscription has ended. Please subscribe to keep practicing.';
  await answer(page, 'check-subscription', 200, {
    ...{ has_subscription: false, subscription_status: null },
    ...{ current_period_end: null, cancel_at: null },
  });
  await answer(page, token, 403, { code: 'subscription-required', error: 'Subscription Required', message });
  await makeRoom(page);
  await expect(page).toHaveURL(`${stack.pageUrl}/subscription`);
  await sees(page, 'token-subscription');
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    fromProtectedRoute: true,
    message,
  });
});

test('a preview says what it waits for and why it does not begin, and can be begun again', async ({ page, stack }) => {
  await page.goto(`${stack.pageUrl}/preview-landing`);
  const start = page.getByRole('button', { name: 'Start Preview' });
  await lose(page, previewRoom);
  const goOn = await hold(page, previewRoom);
  await pressUntil(start, page.getByRole('button', { name: 'Requesting Permission...' }));
  await sees(page, 'preview-requesting');
  await goOn();
  await sees(page, 'preview-failed');
  const message = 'You’ve used your free previews for now. Please try again in 60 minutes.';
  await answer(page, previewRoom, 429, { code: 'rate-limited', error: 'Too Many Requests', message });
  await start.click();
  await sees(page, 'preview-refused');

  // Made up, since an address has a few previews an hour.
  await answer(page, previewRoom, 200, roomReply);
  await answer(page, previewToken, 500);
  const goOnToRoom = await hold(page, previewToken);
  await start.click();
  await expect(page).toHaveURL(`${stack.pageUrl}/preview/${roomReply.room_id}`);
  await sees(page, 'preview-connecting');
  await goOnToRoom();
  await sees(page, 'preview-token');
  await letThrough(page, previewToken);
  await page.reload();
  await sees(page, 'preview-token-message');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
});

test('a visitor who does not give the microphone is told that the preview needs it', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  const browser = await playwright.chromium.launch(withoutFlag(launchOptions, '--use-fake-ui-for-media-stream'));
  const page = await browser.newPage();
  await page.goto(`${stack.pageUrl}/preview-landing`);
  await pressUntil(page.getByRole('button', { name: 'Start Preview' }), page.getByRole('main').getByRole('alert'));
  await sees(page, 'microphone-denied');
  await expect(page.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();

  await test.step('the room itself asks first, too', async () => {
    await page.goto(`${stack.pageUrl}/preview/${roomReply.room_id}`);
    await expect(page).toHaveURL(`${stack.pageUrl}/preview-landing`);
    await page.getByRole('button', { name: 'Start Preview' }).click();
    await sees(page, 'microphone-denied');
  });

  await test.step('an explicit choice goes on without a microphone', async () => {
    await page.getByRole('button', { name: 'Continue by Typing' }).click();
    await expect(page).toHaveURL(`${stack.pageUrl}/preview/${roomReply.room_id}`);
    await sees(page, 'preview-token-message');
  });
  await browser.close();
});
