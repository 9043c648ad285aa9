import { type Page, test as base } from '@playwright/test';
import { heights, type Story } from './stories.ts';

/** A page on which story after story is shown: a new page for each would cost half a second. */
export class Stage {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Shows a story and waits until its play function is through. Throws with its error when it fails. */
  async show(story: Story, width: number): Promise<void> {
    await this.resize(width);
    const query = `id=${story.id}&viewMode=story&globals=theme:light;a11y.manual:!true`;
    await this.page.goto(`${this.#url}/iframe.html?${query}`);
    const done = this.page.locator(`html[data-story-done="${story.id}"]`);
    const failed = this.page.locator('body.sb-show-errordisplay');
    await done.or(failed).waitFor({ state: 'attached', timeout: 20_000 });
    if (await failed.count()) throw new Error(await this.page.locator('#error-message').innerText());
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: heights[width] ?? 800 });
  }

  async theme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  }
}

/** Playwright's `test` with a {@link Stage} for each worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const url = process.env.STORYBOOK_URL;
      if (url === undefined) throw new Error('Storybook is not served.');
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
      await use(new Stage(await context.newPage(), url));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
