import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectRoom, mainMenu, makeRoom } from './support/visitor.ts';

/** All that moved on the page that is open, by `support/shifts.init.js`. */
const shifts = (page: Page) => page.evaluate(() => window.seen.shift);

test('a visitor has no home, and no place is held for one', async ({ page, stack }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(stack.pageUrl);
  await expect(page.getByRole('link', { name: 'Try Now' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/api\/|\/Home-/.test(url))).toEqual([]);
  await expect(page.locator('html[data-home]')).toHaveCount(0);
  const top = await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeLessThan(300);
});

test('someone who has practiced finds what to go on with, and nothing moves when it is there', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.goto(stack.pageUrl);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  const room = await makeRoom(page);
  await expectRoom(page);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'support/shifts.init.js') });
  await page.goto(stack.pageUrl);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', room);
  await expect(page.getByRole('heading', { name: /days left in your trial$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toBeLessThan(0.01);

  await test.step('the specification’s page is below it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('button', { name: 'Practice Interview' }).first()).toBeVisible();
  });

  await test.step('a subscription can be had before the trial ends', async () => {
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Test checkout. No money moves.')).toBeVisible();
  });

  await test.step('on a shared machine nothing of it is left', async () => {
    await page.goto(stack.pageUrl);
    await expect(page.locator('html[data-home]')).toHaveCount(1);
    await (await mainMenu(page)).getByRole('button', { name: 'Log Out' }).click();
    await expect(page.locator('html[data-home]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  });
});
