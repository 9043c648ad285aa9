import { type Page, expect } from '@playwright/test';

/** Waits until the page's script has taken over what was written beforehand: then a press works. The theme is dark after it. */
export async function takenOver(page: Page): Promise<void> {
  await expect(async () => {
    for (const name of ['Light', 'Dark']) await page.getByRole('radio', { name }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
  }).toPass();
}
