import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterErrorMs, createHeroVideo, retries, stallCheckMs } from './heroVideo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the recording of the landing page', () => {
  test('is its still until it is started, and again once it is stopped', () => {
    const video = createHeroVideo();
    expect(video.view()).toEqual({ phase: 'still' });
    video.playing();
    expect(video.view()).toEqual({ phase: 'still' });
    video.start();
    expect(video.view()).toEqual({ phase: 'loading', attempt: 0 });
    video.stop();
    expect([video.view(), vi.getTimerCount()]).toEqual([{ phase: 'still' }, 0]);
  });

  test('plays on once it plays', () => {
    const video = createHeroVideo();
    video.start();
    video.playing();
    vi.advanceTimersByTime(60_000);
    expect(video.view()).toEqual({ phase: 'playing', attempt: 0 });
  });

  test('is tried again a second after an error, at most three times, and then its still stays', () => {
    expect([retries, afterErrorMs]).toEqual([3, 1_000]);
    const video = createHeroVideo();
    video.start();
    for (const attempt of [1, 2, 3]) {
      video.failed();
      vi.advanceTimersByTime(999);
      expect(video.view()).toMatchObject({ attempt: attempt - 1 });
      vi.advanceTimersByTime(1);
      expect(video.view()).toEqual({ phase: 'retrying', attempt, of: 3 });
    }
    video.failed();
    vi.advanceTimersByTime(1_000);
    expect(video.view()).toEqual({ phase: 'still' });
    video.playing();
    expect([video.view(), vi.getTimerCount()]).toEqual([{ phase: 'still' }, 0]);
  });

  test('is tried again when it does not play within five seconds', () => {
    expect(stallCheckMs).toBe(5_000);
    const video = createHeroVideo();
    video.start();
    vi.advanceTimersByTime(4_999);
    expect(video.view()).toEqual({ phase: 'loading', attempt: 0 });
    vi.advanceTimersByTime(1);
    expect(video.view()).toEqual({ phase: 'retrying', attempt: 1, of: 3 });
    vi.advanceTimersByTime(15_000);
    expect(video.view()).toEqual({ phase: 'still' });
  });

  test('that breaks while it plays is tried again too', () => {
    const video = createHeroVideo();
    video.start();
    video.playing();
    video.failed();
    vi.advanceTimersByTime(1_000);
    expect(video.view()).toEqual({ phase: 'retrying', attempt: 1, of: 3 });
    video.playing();
    expect(video.view()).toEqual({ phase: 'playing', attempt: 1 });
  });
});
