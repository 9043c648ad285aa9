import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import path from 'node:path';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';
import { decode, type Picture } from './picture.ts';
import { heights, type Story } from './stories.ts';

/** Stories show addresses of their own page: they must not have the port that happened to be free. */
const host = 'viva.localhost';

/** A browser whose page shows story after story. The page is loaded anew for each group of stories. */
export class Stage {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  readonly #browser: Browser;
  #loaded = false;

  private constructor(browser: Browser, page: Page, protocol: CDPSession) {
    this.#browser = browser;
    this.#page = page;
    this.#protocol = protocol;
  }

  /** Opens a browser of its own, on the Storybook at this port of the machine. */
  static async open(port: number): Promise<Stage> {
    const fonts = path.join(import.meta.dirname, '../.storybook/chromium/fonts.conf');
    const browser = await chromium.launch({
      headless: true,
      ...chromiumLaunch([...samePixels, `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}`]),
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    });
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    await holdStill(context);
    const page = await context.newPage();
    return new Stage(browser, page, await context.newCDPSession(page));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** The next story is shown on a page loaded anew. */
  leave(): void {
    this.#loaded = false;
  }

  /** Shows a story and waits until its play function is through. Throws with its error when it fails. */
  async show(story: Story, width: number): Promise<void> {
    await this.resize(width);
    await (this.#loaded ? this.#change(story) : this.#load(story));
    this.leave();
    const failed = await this.#page.waitForFunction(
      (id) => {
        if (document.body.classList.contains('sb-show-errordisplay'))
          return document.getElementById('error-message')?.innerText ?? 'failed';
        return document.documentElement.dataset['storyDone'] === id && document.fonts.status === 'loaded' && ' ';
      },
      story.id,
      { timeout: 20_000 },
    );
    const message = String(await failed.jsonValue()).trim();
    if (message) throw new Error(message);
    this.#loaded = true;
  }

  /** Sets the window's width, in CSS pixels. */
  async resize(width: number): Promise<void> {
    const height = heights[width] ?? 800;
    const now = this.#page.viewportSize();
    if (now?.width !== width || now.height !== height) await this.#page.setViewportSize({ width, height });
  }

  /** Switches the theme as the toolbar does, lets clocks tick, and scrolls back to where a page begins. */
  async theme(theme: 'light' | 'dark'): Promise<void> {
    await this.#page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      dispatchEvent(new Event('a-second-has-passed'));
      scrollTo({ top: 0, behavior: 'instant' });
      // What follows is taken from the next frame but one, when everything is laid out and painted.
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }, theme);
  }

  /** Whether the sentence can be read somewhere, at the latest after two seconds. */
  shows(sentence: string): Promise<boolean> {
    const found = this.#page.getByText(sentence).filter({ visible: true }).first();
    return found.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  }

  /** What is wider than the window, as in `pre.code (412 px)`; undefined when nothing has to be scrolled sideways. */
  outside(): Promise<string | undefined> {
    return this.#page.evaluate(async () => {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const far = [...document.querySelectorAll('#storybook-root *, body > *')].filter(
        (it) => it.getBoundingClientRect().right > clientWidth + 0.5,
      );
      const names = far.slice(-2).map((it) => `${it.localName} “${it.textContent.trim().slice(0, 30)}”`);
      return `${scrollWidth} px, ${names.join(', ')}`;
    });
  }

  /** The whole page, also what lies below the window. */
  async picture(): Promise<Picture> {
    const { cssContentSize, cssLayoutViewport } = await this.#protocol.send('Page.getLayoutMetrics');
    const { width, height } = cssContentSize;
    const beyond = width > cssLayoutViewport.clientWidth || height > cssLayoutViewport.clientHeight;
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(beyond && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }),
    });
    return decode(Buffer.from(data, 'base64'));
  }

  async #load(story: Story): Promise<void> {
    const query = `id=${story.id}&viewMode=story&globals=theme:light;a11y.manual:!true`;
    await this.#page.goto(`http://${host}/iframe.html?${query}`, { waitUntil: 'commit' });
  }

  /** As Storybook's own sidebar does it. */
  async #change(story: Story): Promise<void> {
    await this.#page.evaluate((storyId) => {
      document.documentElement.dataset['theme'] = 'light';
      sessionStorage.clear();
      localStorage.clear();
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      (channel as { emit: (event: string, what: object) => void }).emit('setCurrentStory', {
        storyId,
        viewMode: 'story',
      });
    }, story.id);
  }
}

function holdStill(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets.push(still);
    // What happens each second happens before each picture instead.
    const usual = window.setInterval.bind(window);
    const ticks = new Map<number, () => void>();
    Reflect.set(window, 'setInterval', (tick: () => void, ms: number, ...args: unknown[]) => {
      const id = usual(ms === 1000 ? () => undefined : tick, ms, ...args);
      if (ms === 1000) ticks.set(id, tick);
      return id;
    });
    const clear = window.clearInterval.bind(window);
    Reflect.set(window, 'clearInterval', (id?: number) => {
      if (id !== undefined) ticks.delete(id);
      clear(id);
    });
    addEventListener('a-second-has-passed', () => ticks.forEach((tick) => tick()));
    // Storybook waits a tenth of a second after each story for animations that may begin; here none does.
    Reflect.deleteProperty(Document.prototype, 'getAnimations');
  });
}
