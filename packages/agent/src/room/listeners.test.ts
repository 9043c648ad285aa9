import { describe, expect, it } from 'vitest';
import { stopWaitingForListeners } from './listeners.ts';

function publication() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { waitForSubscription: () => promise, resolveFirstSubscription: resolve };
}

describe('stopWaitingForListeners', () => {
  it('ends the wait for a first listener of every voice', async () => {
    const voices = [publication(), publication()];
    stopWaitingForListeners({ localParticipant: { trackPublications: new Map(voices.map((v, n) => [`TR_${n}`, v])) } });
    await expect(Promise.all(voices.map((voice) => voice.waitForSubscription()))).resolves.toHaveLength(2);
  });

  it('leaves a room alone that was never joined', () => {
    expect(() => stopWaitingForListeners({})).not.toThrow();
  });
});
