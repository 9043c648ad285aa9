import { expect, test } from './support/fixtures.ts';
import { hold, holdRequests, letThrough } from './support/refusals.ts';
import { sees } from './support/sees.ts';
import { expectErrorWithWayHome, mainMenu, visitor } from './support/visitor.ts';

test('addresses that only lead elsewhere do, and what is not there, or is not yours, says so with a way home', async ({
  candidate,
  browser,
  stack,
}) => {
  const stranger = await visitor(browser);
  await stranger.goto(`${stack.pageUrl}/voice_chat/new`);
  await expect(stranger).toHaveURL(`${stack.pageUrl}/login`);
  await stranger.context().close();

  const { page } = candidate;
  for (const path of ['/voice_chat/new', '/voice_chat']) {
    await page.goto(stack.pageUrl + path);
    await expect(page, path).toHaveURL(`${stack.pageUrl}/`);
  }
  // A trial is no subscription: it can be followed by one before it ends.
  await page.goto(`${stack.pageUrl}/subscription`);
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await page.goto(`${stack.pageUrl}/voice_chat/no-such-room`);
  await sees(page, 'token-message');
  await expectErrorWithWayHome(
    page,
    'This interview room does not exist. Check your link, or start a new interview from the home page.',
  );
  await page.goto(`${stack.pageUrl}/report/no-such-report`);
  await expectErrorWithWayHome(
    page,
    'We couldn’t find that report. Your reports are in My Account, under past interviews.',
  );
  await page.goto(`${stack.pageUrl}/job/no-such-key`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  for (const path of ['/no-such-page', '/text_chat', '/report']) {
    const reply = await page.goto(stack.pageUrl + path);
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
});

test('on the way from page to page the top comes first, the focus goes along, and Back finds what was there', async ({
  page,
  stack,
}) => {
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' });
  const taken = page.waitForEvent('console', (line) => line.text() === 'taken over');
  await page.addInitScript(() => document.addEventListener('viva:takeover', () => console.log('taken over')));
  const goOn = await holdRequests(page, '**/assets/*.js');
  await page.goto(stack.pageUrl, { waitUntil: 'commit' });
  // Somebody scrolls before the page's script has come, and presses after it.
  await terms.scrollIntoViewIfNeeded();
  await goOn();
  await taken;
  await terms.click();
  await expect(page).toHaveURL(`${stack.pageUrl}/terms-of-use/`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Viva');
  await expect(terms).toBeInViewport();
});

test('Back finds the place on a page whose content has to be loaded first; a link to the page itself leads to its top', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto(`${stack.pageUrl}/my_account`);
  await page.getByRole('button', { name: 'Delete My Account' }).scrollIntoViewIfNeeded();
  const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Data Policy' });
  await policy.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(100);
  await policy.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Policy' })).toBeInViewport();
  const goOn = await hold(page, 'check-subscription');
  await page.goBack();
  await expect(page.getByText('Loading account information...')).toBeVisible();
  await goOn();
  await expect.poll(scrolled).toBe(place);
  await (await mainMenu(page)).getByRole('link', { name: 'My Account' }).click();
  await expect.poll(scrolled).toBe(0);
});

test('one room is made at a time, whichever button is pressed, and it takes nobody away who went elsewhere meanwhile', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/generate-room') ? 1 : 0));
  const goOn = await hold(page, 'generate-room');
  const menu = await mainMenu(page);
  await page.getByRole('main').getByRole('button', { name: 'Practice Interview' }).first().click();
  await menu.getByRole('button', { name: 'Practice Interview' }).click({ force: true });
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Practice profile' })).toBeVisible();
  const made = page.waitForResponse('**/api/generate-room');
  await goOn();
  await (await made).finished();
  await letThrough(page, 'generate-room');
  await expect(menu.getByRole('button', { name: 'Practice Interview' })).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(`${stack.pageUrl}/my_account`);
  expect(asked).toBe(1);
});

test('a page whose script cannot be fetched can be tried again, and going back leads out of it', async ({
  page,
  stack,
}) => {
  const script = '**/assets/JobPostRoute-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto(stack.pageUrl);
  await (await mainMenu(page)).getByRole('link', { name: 'Post a Job' }).click();
  const broken = 'Something went wrong on this page. Please check your connection and try again.';
  await expect(page.getByRole('alert')).toHaveText(broken);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice the interview' })).toBeVisible();
  await (await mainMenu(page)).getByRole('link', { name: 'Post a Job' }).click();
  await expect(page.getByRole('alert')).toHaveText(broken);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Job Description')).toBeVisible();
});

test('the menu of a small window closes on a press outside and in a wide one; outside pages open in a tab of their own', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(stack.pageUrl);
  const menu = await mainMenu(page);
  await expect(menu).toBeVisible();
  await page.mouse.click(300, 700);
  await expect(menu).toBeHidden();
  await mainMenu(page);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(page.getByRole('button', { name: /menu$/ })).toBeHidden();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  const blog = menu.getByRole('link', { name: /Focus Questions/ });
  await expect(blog).toHaveAttribute('target', '_blank');
  await expect(blog).toHaveAttribute('href', 'https://blog.viva.example');
  await menu.getByRole('button', { name: 'Log Out' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(candidate.email);
});
