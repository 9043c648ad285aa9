import { expect, test } from './support/fixtures.ts';
import { patience } from './support/patience.ts';

test('a room from which no word reaches the interviewer is joined again by itself', async ({ candidate }) => {
  const { page } = candidate;
  // The first connection swallows what is sent to the interviewer, as a network may that drops some kinds of packets.
  await page.addInitScript(() => {
    const first = new Set<RTCPeerConnection>();
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with `this` below
    const create = RTCPeerConnection.prototype.createDataChannel;
    RTCPeerConnection.prototype.createDataChannel = function (label, options) {
      if (first.size === 0) first.add(this);
      const channel = create.call(this, label, options);
      if (first.has(this)) channel.send = () => undefined;
      return channel;
    };
  });
  let tokens = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/voice_chat/getToken')) tokens++;
  });
  await page.reload();
  await candidate.practise({ role: 'Nurse', minutes: 5 });
  expect(tokens).toBe(1);

  await expect.poll(() => tokens, { timeout: patience(40_000) }).toBe(2);
  await candidate.untilQuestion(1);
  await candidate.untilQuiet();
  await candidate.types('skip this question please');
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await candidate.disconnect();
});
