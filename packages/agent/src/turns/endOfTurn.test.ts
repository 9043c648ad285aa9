import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndOfTurn } from './endOfTurn.ts';

/** Sound whose samples count up, so that a sample tells its place. */
const count = (length: number, from = 0): Int16Array => Int16Array.from({ length }, (_, n) => from + n);
const heardSamples = 19_200;

function follow(reply: () => Promise<unknown>) {
  const asked: { method: string; samples: Int16Array }[] = [];
  const endOfTurn = new EndOfTurn({
    doInference: (method, data) => {
      const bytes = Uint8Array.from(Buffer.from((data as { pcm: string }).pcm, 'base64'));
      asked.push({ method, samples: new Int16Array(bytes.buffer) });
      return reply();
    },
  });
  return { endOfTurn, asked };
}

describe('EndOfTurn', () => {
  it.each([100, 512, 7_000, heardSamples, 30_000])(
    'asks about the newest 1.2 seconds, heard in parts of %i samples',
    async (part) => {
      const { endOfTurn, asked } = follow(() => Promise.resolve({ probability: 0.4 }));
      const sound = count(25_000);
      for (let at = 0; at < sound.length; at += part) endOfTurn.hear(sound.subarray(at, at + part));
      expect(await endOfTurn.predict()).toBe(0.4);
      expect(asked).toEqual([{ method: 'lk_eot_audio', samples: count(heardSamples, 25_000 - heardSamples) }]);
    },
  );

  it('asks about silence before the first sound', async () => {
    const { endOfTurn, asked } = follow(() => Promise.resolve({ probability: 0.9 }));
    endOfTurn.hear(Int16Array.of(5));
    await endOfTurn.predict();
    expect(asked[0]?.samples.at(-1)).toBe(5);
    expect(asked[0]?.samples.slice(0, -1).some(Boolean)).toBe(false);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('the process is gone'))],
    ['answers something else', () => Promise.resolve({ certainty: 1 })],
  ])('knows nothing when the model %s', async (_how, reply) => {
    expect(await follow(reply).endOfTurn.predict()).toBeUndefined();
  });

  describe('with a model that is late', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('knows nothing, and waits no longer', async () => {
      const predicted = follow(() => new Promise(() => undefined)).endOfTurn.predict();
      await vi.advanceTimersByTimeAsync(300);
      expect(await predicted).toBeUndefined();
    });
  });
});
