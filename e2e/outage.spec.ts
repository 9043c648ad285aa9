import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';
import { expectErrorWithWayHome, expectRoom, makeRoom, setUpPractice } from './support/visitor.ts';

test('while LiveKit does not answer, the error screen says so and leads home; afterwards the room opens', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  stack.signal('livekit', 'SIGSTOP');
  let room: string;
  try {
    room = await makeRoom(page);
    await expectErrorWithWayHome(page, 'The voice service isn’t responding right now. Please try again in a moment.');
  } finally {
    stack.signal('livekit', 'SIGCONT');
  }
  const card = page.getByRole('heading', { name: 'Set up your practice' });
  const panel = page.getByRole('heading', { name: 'Voice Chat Support' });
  // LiveKit takes a moment to answer again: a person who is told to try again does. Once it is begun, there is no card.
  await expect(async () => {
    await page.goto(stack.pageUrl + room);
    await expect(card.or(panel)).toBeVisible();
    if (await card.isVisible()) await setUpPractice(page);
    await expectRoom(page);
  }).toPass({ timeout: patience(60_000) });
});
