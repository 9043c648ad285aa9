import type { Browser } from '@playwright/test';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import type { Stack } from './support/stack.ts';
import { expectRoom, makeRoom, visitor, withoutFlag } from './support/visitor.ts';
import { patience } from './support/patience.ts';

const missing = 'We couldn’t find a microphone. Plug one in, or continue by typing. It counts the same.';
const blocked =
  'Your browser isn’t letting this page use the microphone. Allow it in the address bar, or continue by typing.';

/** Someone with an account in a room, whose microphone is what the browser itself has. */
async function practiseIn(browser: Browser, stack: Stack): Promise<Candidate> {
  const candidate = await Candidate.at(await visitor(browser));
  await candidate.page.addInitScript(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
  await candidate.signUp(stack.pageUrl);
  await makeRoom(candidate.page);
  await expectRoom(candidate.page);
  return candidate;
}

async function answerByTyping(candidate: Candidate): Promise<void> {
  const { page } = candidate;
  await expect.poll(() => candidate.captions('agent'), { timeout: patience(40_000) }).not.toHaveLength(0);
  await page.getByLabel('Or type your answer').fill('I am practising for a nurse role.');
  await page.keyboard.press('Enter');
  await expect.poll(() => candidate.captions('user')).toEqual(['I am practising for a nurse role.']);
  await candidate.untilQuestion(1);
}

test('without a microphone the room says so, and the interview is held by typing', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  const browser = await playwright.chromium.launch(withoutFlag(launchOptions, '--use-fake-device-for-media-stream'));
  const candidate = await practiseIn(browser, stack);
  await expect(candidate.page.getByText(missing)).toBeVisible();
  await expect(candidate.page.getByRole('button', { name: 'Try the Microphone Again' })).toBeVisible();
  await answerByTyping(candidate);
  await candidate.disconnect();
  await browser.close();
});

test('with the microphone refused the room says so, typing works, and allowing it later works too', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  const browser = await playwright.chromium.launch(withoutFlag(launchOptions, '--use-fake-ui-for-media-stream'));
  const candidate = await practiseIn(browser, stack);
  const { page } = candidate;
  await expect(page.getByText(blocked)).toBeVisible();
  await answerByTyping(candidate);

  await page.context().grantPermissions(['microphone'], { origin: stack.pageUrl });
  await page.getByRole('button', { name: 'Try the Microphone Again' }).click();
  await expect(page.getByText(blocked)).toBeHidden();
  await candidate.disconnect();
  await browser.close();
});
