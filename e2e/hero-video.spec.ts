import { type Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Files of the recording that a page asked for. */
function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const [width, kind] of [
  [1280, 'wide'],
  [375, 'upright'],
] as const) {
  test(`the recording moves at ${width} pixels, in the shape that fits, and can be stopped`, async ({
    stack,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked = filmsAskedFor(page);
    await page.goto(stack.pageUrl);
    const video = page.locator('video[data-phase=playing]');
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(asked.every((url) => url.includes(`interview-${kind}`))).toBe(true);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });
}

test('whoever asked for less movement gets the still, and nothing of the recording is fetched', async ({
  stack,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = filmsAskedFor(page);
  await page.goto(stack.pageUrl, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a recording that cannot be had is tried three times more, a second after each failure; then its still is left', async ({
  stack,
  page,
}) => {
  await page.clock.install();
  await page.route(/interview-\w+-[\w-]+\.(?:webm|mp4)$/, (route) => route.abort());
  await page.goto(stack.pageUrl);
  for (const retry of [1, 2, 3]) {
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByText(`Trying the recording again, ${retry} of 3`)).toBeVisible({ timeout: 200 });
    }).toPass();
  }
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.locator('video')).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await page.clock.runFor(60_000);
  await expect(page.locator('video')).toHaveCount(0);
});
