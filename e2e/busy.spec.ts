import type { Page } from '@playwright/test';
import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { expectRoom, makeRoom, visitor } from './support/visitor.ts';
import { patience } from './support/patience.ts';

test.use({ stackEnv: { AGENT_SESSIONS: '1' } });

test('when no interviewer is free the room says so, with a way home and a retry that works once one is', async ({
  candidate,
  browser,
  stack,
}) => {
  await makeRoom(candidate.page);
  await expect.poll(() => candidate.captions('agent'), { timeout: patience(40_000) }).not.toHaveLength(0);

  const waiting = await Candidate.at(await visitor(browser));
  await waiting.signUp(stack.pageUrl);
  const { page } = waiting;
  const [dying, leaving] = [await page.context().newPage(), await page.context().newPage()];
  for (const each of [dying, leaving]) {
    await each.goto(stack.pageUrl);
    await makeRoom(each);
  }
  await makeRoom(page);
  await expectRoom(page);
  await expect(page.getByText('Your interviewer hasn’t joined yet. We’re calling another one.')).toBeVisible();
  for (const each of [page, leaving]) {
    await expect(each.getByRole('heading', { name: 'No interviewer is available' })).toBeVisible({
      timeout: patience(40_000),
    });
    await expect(each.getByRole('alert')).toHaveText(
      'All interviewers are busy right now. Nothing is lost. Try again in a minute.',
    );
  }
  await leaving.getByRole('button', { name: 'Return to Home' }).click();
  await expect(leaving).toHaveURL(`${stack.pageUrl}/`);
  await leaving.close();

  // Nobody hears of it, so the first interviewer goes to a room whose candidate is only thought to be there.
  await crash(dying);
  await candidate.disconnect();
  // As somebody does who is told to try again.
  const again = page.getByRole('button', { name: 'Try Again' });
  await again.click();
  await expectRoom(page);
  await expect(async () => {
    // The button goes away by itself once the room opens. A click that misses it fails soon, and the block is tried again.
    if (await again.isVisible()) await again.click({ timeout: patience(2_000) });
    expect(await waiting.captions('agent')).not.toHaveLength(0);
  }).toPass({ timeout: patience(90_000) });
  await waiting.disconnect();
  await page.context().close();
});

/** Ends the process of a page as a lack of memory does: without a farewell. */
async function crash(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('crash'),
    // There is no page any more that could be shown.
    expect(page.goto('chrome://crash')).rejects.toThrow('chrome://crash'),
  ]);
}
