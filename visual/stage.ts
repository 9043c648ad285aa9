import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import path from 'node:path';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';
import { findCovered } from './covered.ts';
import { findCutOff } from './cut.ts';
import { holdStill } from './holdStill.ts';
import { slowness } from '../scripts/test/slowness.ts';
import { heights, type Story } from './stories.ts';

/** Stories show addresses of their own page: they must not have the port that happened to be free. */
const host = 'viva.localhost';

/** A browser whose page shows story after story. The page is loaded anew for each group of stories. */
export class Stage {
  readonly #page: Page;
  readonly #protocol: CDPSession;
  readonly #browser: Browser;
  #loaded = false;
  #window = { width: 0, height: 0 };

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
    // Without a viewport of Playwright's own: see `#size`.
    const context = await browser.newContext({
      viewport: null,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
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
    const failed = await this.#page
      .waitForFunction(
        (id) => {
          if (document.body.classList.contains('sb-show-errordisplay'))
            return document.getElementById('error-message')?.innerText ?? 'failed';
          return document.documentElement.dataset['storyDone'] === id && document.fonts.status === 'loaded' && ' ';
        },
        story.id,
        { timeout: 20_000 * slowness() },
      )
      .catch((error: unknown) => {
        // A link that was pressed while it went away takes the browser elsewhere.
        throw new Error(`${String(error)} The page is at ${this.#page.url()}.`, { cause: error });
      });
    const message = String(await failed.jsonValue()).trim();
    if (message) throw new Error(message);
    this.#loaded = true;
  }

  /** Sets the window's width, in CSS pixels. */
  async resize(width: number): Promise<void> {
    const height = heights[width] ?? 800;
    if (this.#window.width !== width || this.#window.height !== height) await this.#size({ width, height });
  }

  /** Switches the theme as the toolbar does, lets clocks tick, and scrolls back to where a page begins. */
  async theme(theme: 'light' | 'dark'): Promise<void> {
    await this.#page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      dispatchEvent(new Event('a-second-has-passed'));
      scrollTo({ top: 0, behavior: 'instant' });
    }, theme);
    await this.#painted();
  }

  /**
   * Whether the sentence can be read somewhere, or heard as a name, at the latest after two seconds: word for word, with
   * its capitals, and nothing else beside it. An ellipsis at its ends stands for more of a longer text.
   */
  shows(sentence: string): Promise<boolean> {
    const part = sentence.replaceAll(/^…|…$/gu, '');
    const text =
      part === sentence ? this.#page.getByText(part, { exact: true }) : this.#page.getByText(literally(part));
    const found = text
      .or(this.#page.getByLabel(part, { exact: true }))
      .filter({ visible: true })
      .first();
    return found.waitFor({ timeout: 2_000 * slowness() }).then(
      () => true,
      () => false,
    );
  }

  /** Whether nothing that can be seen says this or has it for a name. */
  async lacks(sentence: string): Promise<boolean> {
    const text = this.#page.getByText(sentence, { exact: true });
    const found = text.or(this.#page.getByLabel(sentence, { exact: true })).filter({ visible: true });
    return (await found.count()) === 0;
  }

  /** What of the story cannot be read or reached in the window as it is, as a sentence each. */
  async lost(): Promise<readonly string[]> {
    return [...(await this.#page.evaluate(findCutOff)), ...(await this.#page.evaluate(findCovered))];
  }

  /** A PNG of the whole page, also what lies below the window; while a dialog is open the window, which is all that it dims. */
  async picture(): Promise<Buffer> {
    const { cssContentSize, cssLayoutViewport } = await this.#protocol.send('Page.getLayoutMetrics');
    const { width, height } = cssContentSize;
    const beyond = width > cssLayoutViewport.clientWidth || height > cssLayoutViewport.clientHeight;
    const held = beyond ? await this.#heldToTheWindow() : undefined;
    if (held === 'backdrop') return this.#capture();
    if (held === 'foot') return this.#inAWindowOf(height);
    return this.#capture(beyond && { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } });
  }

  async #capture(beyond: object | false = false): Promise<Buffer> {
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...beyond,
    });
    return Buffer.from(data, 'base64');
  }

  /** What holds to the window's edges would lie across a picture that goes beyond them. */
  #heldToTheWindow(): Promise<'backdrop' | 'foot' | undefined> {
    return this.#page.evaluate(() => {
      const nearTheFoot = 40;
      let foot = false;
      for (const it of document.body.querySelectorAll('*')) {
        const { position, bottom, backgroundColor, visibility } = getComputedStyle(it);
        if ((position !== 'fixed' && position !== 'sticky') || visibility !== 'visible') continue;
        const box = it.getBoundingClientRect();
        const filled = backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (position === 'fixed' && filled && box.width >= innerWidth && box.height >= innerHeight) return 'backdrop';
        if (bottom !== 'auto' && filled && box.height > 1 && Math.abs(box.bottom - innerHeight) < nearTheFoot)
          foot = true;
      }
      return foot ? 'foot' : undefined;
    });
  }

  /** As somebody with so high a screen sees it: what stays at the window's foot stands at the page's. */
  async #inAWindowOf(height: number): Promise<Buffer> {
    const before = this.#window;
    await this.#size({ width: before.width, height: Math.ceil(height) });
    await this.#painted();
    const picture = await this.#capture();
    await this.#size(before);
    await this.#painted();
    return picture;
  }

  /** Playwright's `setViewportSize` sizes the browser's window too, so that everything is laid out twice. */
  async #size(window: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#protocol.send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: 1, mobile: false });
    this.#window = window;
  }

  /** The next frame but one, when everything is laid out and painted. */
  #painted(): Promise<void> {
    return this.#page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  }

  async #load(story: Story): Promise<void> {
    const query = `id=${story.id}&viewMode=story&globals=theme:light`;
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

/** A pattern of exactly these characters. */
const literally = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
