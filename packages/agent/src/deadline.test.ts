import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost, within } from './deadline.ts';

const never = new Promise<never>(() => undefined);
const tooLate = () => {
  throw new Error('late');
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('within', () => {
  it('answers what the work answers, fails as it fails, and leaves no timer behind', async () => {
    expect(await within(Promise.resolve('done'), 1_000, tooLate)).toBe('done');
    await expect(within(Promise.reject(new Error('broken')), 1_000, tooLate)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers what is said of lateness, not before its time', async () => {
    const late = vi.fn(() => 'late');
    const answer = within(never, 1_000, late);
    await vi.advanceTimersByTimeAsync(999);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('late');
  });

  it('fails when lateness is a failure, and is deaf to what becomes of the work after that', async () => {
    const work = Promise.withResolvers<never>();
    const refused = expect(within(work.promise, 1_000, tooLate)).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    work.reject(new Error('broken after all'));
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('atMost', () => {
  it('waits for the work, only as long as it is told to', async () => {
    await atMost(Promise.resolve(), 1_000);
    const waited = vi.fn();
    void atMost(never, 1_000).then(waited);
    await vi.advanceTimersByTimeAsync(999);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toHaveBeenCalledOnce();
  });
});
