import { expect, test } from './support/fixtures.ts';
import { expectErrorWithWayHome, expectRoom, makeRoom } from './support/visitor.ts';

test('when no interviewer is free the room says so, with a way home and a retry that works once one is', async ({
  candidate,
  context,
  stack,
}) => {
  const { page } = candidate;
  const second = await context.newPage();
  await second.goto(stack.pageUrl);
  // Alive but silent: nothing starts it again, and LiveKit offers it interviews in vain.
  const interviewer = stack.pidOf('agent');
  process.kill(interviewer, 'SIGSTOP');
  try {
    await makeRoom(page);
    await makeRoom(second);
    await expectRoom(page);
    await expect(page.getByText('Your interviewer has not joined yet. Another one is being called.')).toBeVisible();
    for (const waiting of [page, second]) {
      await expect(waiting.getByRole('heading', { name: 'No interviewer is free' })).toBeVisible({ timeout: 40_000 });
      await expect(waiting.getByRole('alert')).toHaveText(
        'All interviewers are busy just now. Nothing is lost: try again in a minute.',
      );
    }
    await second.getByRole('button', { name: 'Return to Home' }).click();
    await expect(second).toHaveURL(`${stack.pageUrl}/`);
  } finally {
    process.kill(interviewer, 'SIGCONT');
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectRoom(page);
  await expect.poll(() => candidate.captions('agent'), { timeout: 60_000 }).not.toHaveLength(0);
  await candidate.disconnect();
});

test('while LiveKit does not answer, the error screen says so and leads home; afterwards the room opens', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  // The part guards LiveKit's own program: both are in one process group.
  const group = -stack.pidOf('livekit');
  process.kill(group, 'SIGSTOP');
  let room: string;
  try {
    room = await makeRoom(page);
    await expectErrorWithWayHome(
      page,
      'The voice service does not answer just now. Please try again in a moment.',
    );
  } finally {
    process.kill(group, 'SIGCONT');
  }
  await page.goto(stack.pageUrl + room);
  await expectRoom(page);
});
