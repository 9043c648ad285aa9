import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch, samePixels } from '../scripts/chromium/launch.ts';
import { slowness } from '../scripts/test/slowness.ts';
import type { DocsPage } from './stories.ts';

/** Opens pages of the documentation; returns those that show or print an error, and which. */
export async function brokenDocs(port: number, pages: readonly DocsPage[]): Promise<string[]> {
  const broken = await problemsOf(port, pages);
  // Once more on a page of their own, as with the pictures: a busy machine must not be what is wrong.
  const still = await problemsOf(port, [...broken.keys()]);
  for (const [page, problem] of broken)
    if (!still.has(page)) console.log(`  ${page.title} only at the second try: ${problem}`);
  return [...still].map(([{ title }, problem]) => `${title}: ${problem}`);
}

/** Goes from one to the next as Storybook's sidebar does, and loads anew only after a problem: that takes four times as long. */
async function problemsOf(port: number, pages: readonly DocsPage[]): Promise<Map<DocsPage, string>> {
  const problems = new Map<DocsPage, string>();
  if (pages.length === 0) return problems;
  const browser = await chromium.launch({ headless: true, ...chromiumLaunch(samePixels) });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    // Stories in frames are opened elsewhere, each by itself.
    await page.route(/viewMode=story/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    const printed: string[] = [];
    page.on('pageerror', (error) => printed.push(error.message));
    page.on('console', (message) => {
      // A browser asks for an icon by itself, and no page has to have one.
      const { url } = message.location();
      if (message.type() === 'error' && !url.endsWith('/favicon.ico')) printed.push(`${message.text()} (${url})`);
    });
    let loaded = false;
    for (const docsPage of pages) {
      const address = `http://127.0.0.1:${port}/iframe.html?id=${docsPage.id}&viewMode=docs`;
      printed.length = 0;
      const opened: Promise<unknown> = loaded ? Promise.resolve(null) : page.goto(address, { waitUntil: 'commit' });
      const shown = await opened.then(() => show(page, docsPage.id)).catch(String);
      const [problem = shown] = printed;
      loaded = problem === undefined;
      if (problem !== undefined) problems.set(docsPage, problem);
    }
    return problems;
  } finally {
    await browser.close();
  }
}

/** Goes to a page and waits until all its stories are there. Returns the error that is shown instead of something. */
async function show(page: Page, id: string): Promise<string | undefined> {
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_ADDONS_CHANNEL__'));
  // The function runs in the page, which knows nothing of this file.
  return page.evaluate(
    async ([docsId, patienceMs]) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
        on: (event: string, hear: (id: string) => void) => void;
        off: (event: string, hear: (id: string) => void) => void;
        emit: (event: string, what: object) => void;
      };
      const rendered = new Set<string>();
      const hear = (what: string) => rendered.add(what);
      const events = ['docsRendered', 'storyRendered'];
      for (const event of events) channel.on(event, hear);
      channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' });
      const until = performance.now() + patienceMs;
      const isThere = (block: Element) => {
        const story = block.id.replace(/^story--/, '');
        return block.querySelector('iframe') || rendered.has(story) || rendered.has(story.replace(/--primary$/, ''));
      };
      try {
        for (;;) {
          if (document.body.classList.contains('sb-show-errordisplay'))
            return document.getElementById('error-message')?.innerText ?? 'failed';
          const blocks = [...document.querySelectorAll('#storybook-docs [data-story-block]')];
          const broken = blocks.find((block) => block.querySelector(':scope > pre'));
          if (broken) return broken.textContent;
          const missing = blocks.filter((block) => !isThere(block)).map((block) => block.id);
          const heading = document.querySelector('#storybook-docs h1');
          if (rendered.has(docsId) && heading && missing.length === 0) {
            // As a table is written, which Storybook does not read outside of its Markdown block.
            const rows = [...document.querySelectorAll('#storybook-docs p')].find((it) =>
              it.textContent.startsWith('|'),
            );
            return rows && `a table is shown as it is written: ${rows.textContent.slice(0, 40)}`;
          }
          if (performance.now() > until)
            return `not there after a quarter of a minute: ${missing.join(', ') || 'the page'}`;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      } finally {
        for (const event of events) channel.off(event, hear);
      }
    },
    [id, 15_000 * slowness()] as const,
  );
}
