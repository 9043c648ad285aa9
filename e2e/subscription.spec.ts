import { expect, test } from './support/fixtures.ts';
import { expectRoom, makeRoom } from './support/visitor.ts';

// A trial that is over when it begins.
test.use({ stackEnv: { TRIAL_DAYS: '0' } });

test('a trial is over, a subscription is bought in the test checkout, practised with, and cancelled', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await expect(page).toHaveURL(`${stack.pageUrl}/subscription`);
  await expect(page.getByRole('heading', { name: 'Your trial has expired' })).toBeVisible();

  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('Test checkout. No money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/subscription-success\?session_id=/);
  await page.getByRole('button', { name: 'Start Practicing Now' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);

  await makeRoom(page);
  await expectRoom(page);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('definition').filter({ hasText: candidate.email })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Active (Canceling)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscription Canceling' })).toBeDisabled();
  // The service says so too.
  await page.reload();
  await expect(page.getByText('Active (Canceling)')).toBeVisible();

  // Paid until its end: practice goes on, and nothing is for sale.
  await page.goto(`${stack.pageUrl}/subscription`);
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
});
