import { apiOf } from './support/apiOf.ts';
import { axeFinds } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reportOf } from './support/reported.ts';
import { patience } from './support/patience.ts';

test.use({ hasTouch: true });

const answer =
  'Last winter our depot lost its heating. I called two fitters, moved the night shift to the office and told everyone at six. By noon it was warm again.';

test('a candidate pauses, goes on after a reload, gets a hint, and is asked before the interview ends', async ({
  candidate,
  page,
  stack,
}) => {
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.types('I am practising for a warehouse manager role.');
  await candidate.untilQuestion(1);
  const question = await candidate.question();
  const timer = page.getByRole('time');
  const heading = page.getByRole('heading', { name: 'Paused' });

  await test.step('the pause: a stopped clock, and no question to prepare for', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(heading).toBeFocused();
    await expect(page.getByText(question, { exact: true }).first()).toBeHidden();
    await expect(page.getByText(/^The interview continues automatically in 9:\d\d\.$/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('it survives a reload, and so do the captions and a muted microphone', async () => {
    const stopped = await timer.innerText();
    const before = await candidate.captions('agent');
    await page.getByRole('button', { name: 'Microphone', pressed: true }).click();
    await page.reload();
    await expect(heading).toBeVisible();
    expect(await candidate.captions('agent')).toEqual(before);
    await expect(page.getByRole('button', { name: 'Microphone', pressed: false })).toBeVisible();
    await expect(timer).toHaveText(stopped);
    await page.getByRole('button', { name: 'Microphone', pressed: false }).click();
  });

  await test.step('one press goes on, at the same question', async () => {
    const before = await candidate.now();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(heading).toBeHidden();
    await candidate.hears(before);
    await candidate.untilQuiet();
    expect(await candidate.question()).toBe(question);
    // On a slow machine the voice may pause between two clauses.
    await expect
      .poll(async () => (await candidate.captions('agent')).at(-1), { timeout: patience(30_000) })
      .toContain(question);
  });

  await test.step('the hint is said and shown, once', async () => {
    const before = await candidate.now();
    await page.getByRole('button', { name: 'Give Me a Hint' }).click();
    await expect(page.getByText(/^Hint:/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give Me a Hint' })).toBeHidden();
    await candidate.hears(before);
    await candidate.untilQuiet();
    expect((await candidate.captions('agent')).at(-1)).toMatch(/^Here’s a hint\./);
  });

  await test.step('with the keyboard open the question stays in sight above the answer', async () => {
    await page.getByLabel('Or type your answer').tap();
    await page.setViewportSize({ width: 375, height: 380 });
    await expect(page.getByText(question, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Or type your answer')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Or type your answer').blur();
    await page.setViewportSize({ width: 375, height: 800 });
    await candidate.types(answer);
  });

  await test.step('Disconnect, Close and Back ask once before they end it', async () => {
    const asked = page.getByText(/^You’ve answered 1 of \d+\./);
    for (const leave of [
      () => page.getByRole('button', { name: 'Disconnect' }).click(),
      () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await expect(asked).toBeVisible();
      await page.getByRole('button', { name: 'Keep Going' }).click();
      await expect(asked).toBeHidden();
      await expect(page).toHaveURL(/\/voice_chat\//);
    }
    const api = await apiOf(stack, candidate);
    expect((await api.listSessions({ query: {} })).sessions[0]?.report).toBe('running');
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'End Interview' }).click();
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
  });

  await test.step('the home page says where the report is', async () => {
    await expect(page.getByText('Your report is being written.')).toBeVisible();
    await page.getByRole('link', { name: 'Read it here.' }).click();
    await expect(page).toHaveURL(/\/report\/[\w-]+$/);
    await expect(page.getByRole('link', { name: 'Read it here.' })).toHaveCount(0);
  });

  await test.step('the hint stands in the transcript as one, and in no assessed answer', async () => {
    const { answers } = await reportOf(stack, candidate);
    const api = await apiOf(stack, candidate);
    const [session] = (await api.listSessions({ query: {} })).sessions;
    const { turns } = await api.getSession({ params: { sessionId: session?.id ?? '' } });
    expect(turns.filter(({ move }) => move === 'hint')).toMatchObject([{ speaker: 'agent' }]);
    expect(JSON.stringify(answers)).not.toMatch(/a hint/i);
  });
});

test('an interview that has not begun ends without a question', async ({ candidate, page, stack }) => {
  await candidate.practise();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
});
