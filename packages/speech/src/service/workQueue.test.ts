import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Busy, type Need, type Wanted, WorkQueue } from './workQueue.ts';

/** Work that is told when to end, and tells when it begins. */
function work(atOnce = 1, mostWaiting = 10) {
  const queue = new WorkQueue(atOnce, mostWaiting);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string, need: Need = 'later', signal?: AbortSignal) => {
    const run = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    const done = queue.do(key, need, run, signal);
    // Looked at where a test is about it.
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  const endAll = async () => {
    for (let at = 0; at < begun.length; at++) await end(begun[at] ?? '');
  };
  return { queue, begun, add, end, endAll };
}

describe('WorkQueue', () => {
  test('does so much at once and no more', async () => {
    const { begun, add, end } = work(2);
    for (const name of ['one', 'two', 'three']) void add('a', name);
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    expect(begun).toEqual(['one', 'two', 'three']);
  });

  test('does first what is needed soonest', async () => {
    const { begun, add, endAll } = work();
    void add('a', 'running');
    void add('a', 'later');
    void add('b', 'later too');
    void add('a', 'next', 'next');
    void add('a', 'soon', 'soon');
    void add('a', 'now', 'now');
    await endAll();
    expect(begun).toEqual(['running', 'now', 'soon', 'next', 'later too', 'later']);
  });

  test('takes keys in turn, so that nobody waits for another one’s many', async () => {
    const { begun, add, endAll } = work();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name, 'now');
    for (const name of ['b1', 'b2']) void add('b', name, 'now');
    void add('c', 'c1', 'now');
    await endAll();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  test('refuses more than may wait, and what is needed now only beyond twice as much', async () => {
    const { add } = work(1, 2);
    void add('a', 'running');
    void add('a', 'one');
    void add('a', 'two');
    await expect(add('a', 'three')).rejects.toThrow(Busy);
    void add('a', 'urgent one', 'now');
    void add('a', 'urgent two', 'now');
    await expect(add('a', 'urgent three', 'now')).rejects.toThrow(Busy);
  });

  test('never does what was called off while it waited, or before', async () => {
    const { begun, add, endAll } = work();
    const calledOff = new AbortController();
    void add('a', 'running');
    const waiting = add('a', 'waiting', 'now', calledOff.signal);
    calledOff.abort();
    await expect(waiting).rejects.toThrow('called off');
    await expect(add('a', 'late', 'now', calledOff.signal)).rejects.toThrow('called off');
    void add('a', 'other');
    await endAll();
    expect(begun).toEqual(['running', 'other']);
  });

  test('what was called off takes no room', async () => {
    const { add } = work(1, 1);
    const calledOff = new AbortController();
    void add('a', 'running');
    void add('a', 'waiting', 'later', calledOff.signal);
    calledOff.abort();
    const next = add('a', 'next');
    await expect(Promise.race([next, Promise.resolve('waits')])).resolves.toBe('waits');
  });

  test('lets work end that is called off while it runs', async () => {
    const { add, end } = work();
    const calledOff = new AbortController();
    const running = add('a', 'running', 'now', calledOff.signal);
    calledOff.abort();
    await end('running');
    await expect(running).resolves.toBe('running');
  });

  test('goes on after work that failed', async () => {
    const { queue } = work();
    const failing = queue.do('a', 'now', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(queue.do('a', 'now', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});

describe('a paced WorkQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Work of 100 ms each, unless said otherwise. */
  function paced({ atOnce = 1, mostRestMs = 1_000 } = {}) {
    const queue = new WorkQueue(atOnce, 10, { need: 'next', rest: 3, mostRestMs });
    const begun: string[] = [];
    const startedAt = performance.now();
    const add = (key: string, wanted: Need | Wanted, ms = 100) =>
      void queue.do(key, wanted, async () => {
        begun.push(`${key} at ${performance.now() - startedAt}`);
        await new Promise((resolve) => setTimeout(resolve, ms));
      });
    return { queue, add, begun };
  }

  test('rests after a paced piece in proportion to what it took, whichever key comes next', async () => {
    const { add, begun } = paced();
    for (const key of ['a', 'b', 'c']) add(key, 'next');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(['a at 0', 'b at 400', 'c at 800']);
  });

  test('rests no longer than it may', async () => {
    const { add, begun } = paced({ mostRestMs: 200 });
    for (const key of ['a', 'b']) add(key, 'next', 500);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(['a at 0', 'b at 700']);
  });

  test('does one paced piece at a time, also where there is room for two', async () => {
    const { add, begun } = paced({ atOnce: 2 });
    for (const key of ['a', 'b']) add(key, 'next');
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toEqual(['a at 0', 'b at 400']);
  });

  test('does all other work meanwhile, at once', async () => {
    const { add, begun } = paced();
    for (const key of ['a', 'b']) add(key, 'next');
    add('c', 'later');
    await vi.advanceTimersByTimeAsync(250);
    add('d', 'soon');
    await vi.advanceTimersByTimeAsync(250);
    expect(begun).toEqual(['a at 0', 'c at 100', 'd at 250', 'b at 400']);
  });

  test('begins what is needed sooner than before as soon as it is told so', async () => {
    const { queue, add, begun } = paced();
    const wanted: { need: Need } = { need: 'next' };
    add('a', 'next');
    add('b', wanted);
    await vi.advanceTimersByTimeAsync(200);
    wanted.need = 'now';
    queue.changed();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a at 0', 'b at 200']);
  });

  test('work that comes when the rest is over does not wait', async () => {
    const { add, begun } = paced();
    add('a', 'next');
    await vi.advanceTimersByTimeAsync(600);
    add('b', 'next');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a at 0', 'b at 600']);
  });
});
