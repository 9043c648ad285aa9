import path from 'node:path';
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { answer, holdRequests } from './support/refusals.ts';
import { takenOver } from './support/takenOver.ts';

declare global {
  interface Window {
    /** Set by `support/shifts.init.js`. */
    seen: { shift: number; moved: string[]; heading: Element | null };
  }
}

/** The pages that are written beforehand, and a sentence of each. */
const pages = [
  ['/', 'Viva', 'Practice the interview before it counts'],
  ['/preview-landing', 'Viva | Preview', 'Try an interview, right now'],
  ['/login', 'Viva | Login', 'Loading...'],
  ['/job_post', 'Viva | Post a Job', 'How It Works'],
  ['/terms-of-use/', 'Viva | Terms of Use', 'Terms of Use'],
  ['/user-data-policy/', 'Viva | Data Policy', 'Data Policy'],
] as const;

/** A tenth of what is still good (web.dev, Cumulative Layout Shift). */
const noShift = 0.01;

test('every public page can be read without its script, in the words of this deployment', async ({
  stack,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title, words] of pages) {
    const reply = await page.goto(new URL(address, stack.pageUrl).href);
    expect(reply?.status(), address).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toContainText(words);
    const html = await page.content();
    expect(html.toLowerCase(), address).not.toContain('stands-in');
    expect(html.match(/<meta name="description"/g), address).toHaveLength(1);
  }
  await context.close();
});

for (const width of [375, 1280]) {
  test(`a public page of ${width} pixels goes on from what it was served with, nothing moves, and axe finds nothing`, async ({
    stack,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await context.addInitScript({ path: path.join(import.meta.dirname, 'support/shifts.init.js') });
    for (const [address, title] of pages) {
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (line) => ['warning', 'error'].includes(line.type()) && complaints.push(line.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(new URL(address, stack.pageUrl).href);
      await takenOver(page);
      await expect(page).toHaveTitle(title);
      await page.waitForLoadState('networkidle');
      const { shift, moved, kept } = await page.evaluate(() => ({
        shift: window.seen.shift,
        moved: window.seen.moved.join('\n'),
        kept: window.seen.heading === document.querySelector('main h1'),
      }));
      expect(complaints, address).toEqual([]);
      expect(shift, `${address}\n${moved}`).toBeLessThan(noShift);
      // The login page asks first who is there, and has another heading afterwards.
      if (address !== '/login') expect(kept, address).toBe(true);
      expect(await axeFinds(page), `${address}, dark`).toEqual([]);
      await page.getByRole('radio', { name: 'Light' }).click({ force: true });
      expect(await axeFinds(page), `${address}, light`).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

for (const width of [375, 1280]) {
  test(`a public page of ${width} pixels does not move when its fonts come late`, async ({ stack, browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await context.addInitScript({ path: path.join(import.meta.dirname, 'support/shifts.init.js') });
    for (const [address] of pages) {
      const page = await context.newPage();
      const goOn = await holdRequests(page, '**/*.woff2');
      await page.goto(new URL(address, stack.pageUrl).href, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await goOn();
      await page.waitForLoadState('networkidle');
      const { shift, moved } = await page.evaluate(() => window.seen);
      expect(shift, `${address}\n${moved.join('\n')}`).toBe(0);
      await page.close();
    }
    await context.close();
  });
}

for (const width of [375, 1280]) {
  test(`the login page at ${width} px does not shift when sign-in status arrives late`, async ({ stack, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'support/shifts.init.js') });
    const goOn = await holdRequests(page, '**/assets/firebaseAuth-*.js');
    await page.goto(`${stack.pageUrl}/login`);
    await expect(page.getByRole('main')).toContainText('Loading...');
    await takenOver(page);
    // The theme's switch is at the foot, where the page is scrolled to now; what moves soon after a press counts as asked for.
    const pressed = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 600, pressed);
    await goOn();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The browser tells of what moved only after it has painted.
    await page.waitForLoadState('networkidle');
    const { shift, moved } = await page.evaluate(() => window.seen);
    expect(shift, moved.join('\n')).toBeLessThan(noShift);
  });
}

test('the landing page waits for the sign-in status only where a person was signed in before', async ({
  stack,
  page,
}) => {
  const goOn = await holdRequests(page, '**/assets/firebaseAuth-*.js');
  const home = page.getByRole('heading', { level: 1 });
  await page.goto(stack.pageUrl);
  await expect(home).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();

  await page.evaluate(() => localStorage.setItem('viva.signedIn', 'yes'));
  const goOnToScript = await holdRequests(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(home).toBeHidden();
  await goOnToScript();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(home).toBeHidden();
  // The provider knows of nobody.
  await goOn();
  await expect(home).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('what is pressed before the script of a page has come is done once it has, and once only', async ({
  stack,
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'], { origin: stack.pageUrl });
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/generate-preview-room') ? 1 : 0));
  await answer(page, 'generate-preview-room', 200, { room_id: 'a-room-of-a-preview' });
  const goOn = await holdRequests(page, '**/assets/*.js');
  await page.goto(`${stack.pageUrl}/preview-landing`, { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Start Preview' });
  await start.click();
  await start.click();
  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.click({ force: true });
  await expect(dark).not.toBeChecked();
  await goOn();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(`${stack.pageUrl}/preview/a-room-of-a-preview`);
  expect(asked).toBe(1);
});

test('a page that depends on who comes says at least whose it is, to those who share its address too', async ({
  stack,
  request,
}) => {
  for (const address of ['/voice_chat/a-job', '/no-such-page']) {
    const reply = await request.get(stack.pageUrl + address, { headers: { accept: 'text/html' } });
    const html = await reply.text();
    expect(html, address).toContain('<meta property="og:title" content="Viva" />');
    expect(html.toLowerCase(), address).not.toContain('stands-in');
    expect(html, address).not.toContain('rel="canonical"');
  }
});

test('what the product has not is not there, for people and for machines', async ({ stack, page }) => {
  const reply = await page.goto(new URL('/no-such-page', stack.pageUrl).href);
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle('Viva | Page Not Found');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('a shared address tells what it is, and a kept page who it is', async ({ stack, page, request }) => {
  await page.goto(stack.pageUrl);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const manifest = await request.get(new URL('/manifest.webmanifest', stack.pageUrl).href);
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Viva');
  for (const file of [image ?? '', ...icons.map(({ src }) => src), '/robots.txt']) {
    const reply = await request.get(new URL(new URL(file, stack.pageUrl).pathname, stack.pageUrl).href);
    expect([file, reply.status()]).toEqual([file, 200]);
  }
});

test('the sample letter on the landing page is there before its script, which comes as one scrolls to it', async ({
  stack,
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(stack.pageUrl, { waitUntil: 'networkidle' });
  const letter = page.getByRole('heading', { name: 'Ward nurse', level: 3 });
  await expect(letter).toBeAttached();
  const later = /SampleLetter/;
  expect(scripts.filter((url) => later.test(url))).toEqual([]);
  await letter.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => later.test(url)).length).toBeGreaterThan(0);
  await expect(letter).toBeVisible();
  await page.close();
});
