import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Places } from './places.ts';

function worker(limit: number, offer: (sessionId: string) => Promise<boolean> = () => Promise.resolve(true)) {
  const running = new Set<string>();
  const offered: string[] = [];
  const places = new Places({
    limit,
    running: () => [...running],
    isOver: (sessionId) => Promise.resolve(sessionId === 'over'),
    offer: (sessionId) => {
      offered.push(sessionId);
      return offer(sessionId);
    },
  });
  /** LiveKit asks for an interviewer; whether the worker takes the job. */
  const ask = async (sessionId: string, id = `job of ${sessionId}`): Promise<boolean> => {
    let taken = false;
    await places.decide({
      id,
      job: { metadata: JSON.stringify({ sessionId }) },
      accept: () => Promise.resolve(void (taken = true)),
      reject: () => Promise.resolve(),
    });
    return taken;
  };
  /** As {@link ask}, and the interview's process runs at once. */
  const hold = async (sessionId: string) => {
    if (await ask(sessionId)) running.add(`job of ${sessionId}`);
  };
  const end = (sessionId: string) => running.delete(`job of ${sessionId}`);
  return { places, ask, hold, end, offered };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Places', () => {
  it('takes as many interviews as there are places, also when all are asked for in one breath', async () => {
    const { ask } = worker(2);
    expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([true, true, false]);
  });

  it('takes no interview that is over, and keeps no place for it', async () => {
    const { ask, offered } = worker(1);
    expect(await ask('over')).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(offered).toEqual([]);
    expect(await ask('a')).toBe(true);
  });

  it('offers a place that has become free to who was turned away first, and keeps it for them', async () => {
    const { hold, end, ask, offered } = worker(1);
    await hold('a');
    expect([await ask('b'), await ask('c'), await ask('b')]).toEqual([false, false, false]);
    end('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(offered).toEqual(['b']);
    expect(await ask('c')).toBe(false);
    expect(await ask('b')).toBe(true);
  });

  it('offers the place to the next when nobody waits in the first session any more', async () => {
    const { hold, end, ask, offered } = worker(1, (sessionId) => Promise.resolve(sessionId === 'c'));
    await hold('a');
    await ask('b');
    await ask('c');
    end('a');
    await vi.advanceTimersByTimeAsync(200);
    expect(offered).toEqual(['b', 'c']);
    expect(await ask('c')).toBe(true);
  });

  it('gives a place back that was offered or let, and never taken', async () => {
    const { hold, end, ask } = worker(1);
    await hold('a');
    await ask('b');
    end('a');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ask('c')).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ask('d')).toBe(false);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await ask('d')).toBe(true);
  });

  it('offers nothing when the service cannot be reached, and goes on', async () => {
    const { hold, end, ask, offered } = worker(1, () => Promise.reject(new Error('down')));
    await hold('a');
    await ask('b');
    end('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(offered).toEqual(['b']);
    expect(await ask('b')).toBe(true);
  });

  it('repeats an offer that was not taken, since one that was sent at that moment may have been turned away, and then gives up', async () => {
    const { hold, end, ask, offered } = worker(1, () => Promise.resolve(false));
    await hold('a');
    await ask('b');
    end('a');
    await vi.advanceTimersByTimeAsync(900);
    expect(offered).toEqual(['b']);
    await vi.advanceTimersByTimeAsync(400);
    expect(offered).toEqual(['b', 'b']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(offered).toHaveLength(4);
  });

  it('makes no second offer to a session whose job came while the first was on its way', async () => {
    const answer = Promise.withResolvers<boolean>();
    const { hold, end, ask, offered } = worker(1, () => answer.promise);
    await hold('a');
    await ask('b');
    end('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(await ask('b')).toBe(true);
    answer.resolve(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(offered).toEqual(['b']);
  });

  it('forgets who has not been asked for during a minute', async () => {
    const { hold, end, ask, offered } = worker(1);
    await hold('a');
    await ask('b');
    await vi.advanceTimersByTimeAsync(61_000);
    end('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(offered).toEqual([]);
  });

  it('never reports a load at which LiveKit would not even ask', async () => {
    const { places, hold } = worker(2);
    expect(places.load).toBe(0);
    await hold('a');
    const half = places.load;
    await hold('b');
    expect(half).toBeGreaterThan(0);
    expect(places.load).toBeGreaterThan(half);
    expect(places.load).toBeLessThan(0.7);
  });
});
