import { type CDPSession, type Page, test as base } from '@playwright/test';
import { decode, type Picture } from './picture.ts';
import { heights, type Story } from './stories.ts';

/**
 * A page on which story after story is shown. It is loaded anew for each file of stories: stories of one file, always in
 * the same order, may share it, and loading it for each would take as long as all the pictures.
 */
export class Stage {
  readonly page: Page;
  readonly #url: string;
  readonly #protocol: CDPSession;
  #file: string | null = null;

  constructor(page: Page, protocol: CDPSession, url: string) {
    this.page = page;
    this.#protocol = protocol;
    this.#url = url;
  }

  /** Shows a story and waits until its play function is through. Throws with its error when it fails. */
  async show(story: Story, width: number): Promise<void> {
    await this.resize(width);
    if (this.#file === story.file) await this.#change(story);
    else await this.#load(story);
    const done = this.page.locator(`html[data-story-done="${story.id}"]`);
    const failed = this.page.locator('body.sb-show-errordisplay');
    this.#file = null;
    await done.or(failed).waitFor({ state: 'attached', timeout: 20_000 });
    if (await failed.count()) throw new Error(await this.page.locator('#error-message').innerText());
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    this.#file = story.file;
  }

  /** Sets the window's width, in CSS pixels. */
  async resize(width: number): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width !== width) await this.page.setViewportSize({ width, height: heights[width] ?? 800 });
  }

  /** Switches the theme as the toolbar does. */
  async theme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      // What follows is taken from the next frame but one, when everything is laid out and painted.
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }, theme);
  }

  /** The whole page, also what lies below the window. */
  async picture(): Promise<Picture> {
    const { cssContentSize } = await this.#protocol.send('Page.getLayoutMetrics');
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
    });
    return decode(Buffer.from(data, 'base64'));
  }

  async #load(story: Story): Promise<void> {
    const query = `id=${story.id}&viewMode=story&globals=theme:light;a11y.manual:!true`;
    await this.page.goto(`${this.#url}/iframe.html?${query}`);
  }

  /** As Storybook's own sidebar does it. */
  async #change(story: Story): Promise<void> {
    await this.page.evaluate((storyId) => {
      document.documentElement.dataset['theme'] = 'light';
      scrollTo(0, 0);
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      (channel as { emit: (event: string, what: object) => void }).emit('setCurrentStory', {
        storyId,
        viewMode: 'story',
      });
    }, story.id);
  }
}

/** Playwright's `test` with a {@link Stage} for each worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const url = process.env.STORYBOOK_URL;
      if (url === undefined) throw new Error('Storybook is not served.');
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
      await context.addInitScript(() => {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { caret-color: transparent !important; animation: none !important; }');
        document.adoptedStyleSheets.push(still);
      });
      const page = await context.newPage();
      await use(new Stage(page, await context.newCDPSession(page), url));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
