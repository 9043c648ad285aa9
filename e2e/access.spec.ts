import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import {
  expectErrorWithWayHome,
  expectRoom,
  logIn,
  mainMenu,
  makeRoom,
  setUpPractice,
  visitor,
} from './support/visitor.ts';

test('an ID token that the service no longer takes is told in its words, and the way home leads to a new login', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  const tokenCall = '**/api/voice_chat/getToken*';
  await page.route(tokenCall, async (route) => {
    const { authorization = '', ...headers } = route.request().headers();
    // Its signature no longer fits, so the service itself answers 401.
    await route.continue({ headers: { ...headers, authorization: `${authorization.slice(0, -20)}${'A'.repeat(20)}` } });
  });
  const refused = page.waitForResponse(tokenCall);
  const room = await makeRoom(page);
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t verify your login. Please log in again.');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  // Home opens before the login is forgotten: a page that is loaded earlier still finds it.
  await expect((await mainMenu(page)).getByRole('link', { name: 'Log In' })).toBeVisible();

  await page.unroute(tokenCall);
  await page.goto(stack.pageUrl + room);
  await logIn(page, candidate.email);
  await expect(page).toHaveURL(stack.pageUrl + room);
  await setUpPractice(page);
  await expectRoom(page);
});

test("another person's room is as if it did not exist, with a way home", async ({ candidate, browser, stack }) => {
  const room = await makeRoom(candidate.page);
  await expectRoom(candidate.page);
  const other = await Candidate.at(await visitor(browser));
  await other.signUp(stack.pageUrl);
  await other.page.goto(stack.pageUrl + room);
  await expectErrorWithWayHome(
    other.page,
    'This interview room does not exist. Check your link, or start a new interview from the home page.',
  );
  await other.page.goto(`${stack.pageUrl}/voice_chat/no-such-room`);
  await expectErrorWithWayHome(
    other.page,
    'This interview room does not exist. Check your link, or start a new interview from the home page.',
  );
  await expectRoom(candidate.page);
  await other.page.context().close();
});

test('whoever is logged out comes to the login page, and after it to the room they wanted', async ({
  candidate,
  browser,
  stack,
}) => {
  const room = await makeRoom(candidate.page);
  await expectRoom(candidate.page);
  await candidate.page.close();

  const page = await visitor(browser);
  await page.goto(stack.pageUrl + room);
  await expect(page).toHaveURL(`${stack.pageUrl}/login`);
  await logIn(page, candidate.email);
  await expect(page).toHaveURL(stack.pageUrl + room);
  // The interview has begun: no card lies over it, in another browser either.
  await expectRoom(page);
  await page.context().close();
});

test('where the identity provider cannot even be asked, a page of an account says so, and can be tried again', async ({
  browser,
  stack,
}) => {
  const script = '**/assets/firebaseAuth-*.js';
  const sentence = 'We can’t sign you in right now. Please check your connection and try again.';
  const page = await visitor(browser);
  await page.route(script, (route) => route.abort());
  await page.goto(`${stack.pageUrl}/my_account`);
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/login`);
  await page.context().close();
});

test('a login form whose code cannot be fetched says so, and keeps what was typed', async ({ browser, stack }) => {
  const page = await visitor(browser);
  await page.route('**/assets/firebaseAuth-*.js', (route) => route.abort());
  await page.goto(`${stack.pageUrl}/login`);
  await logIn(page, 'somebody@example.com');
  await expect(page.getByRole('alert')).toHaveText(
    'We can’t sign you in right now. Please check your connection and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
  await page.context().close();
});
