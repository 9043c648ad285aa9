import { expect, it, vi } from 'vitest';
import { type GuardedWindow, guardBack, isGuarded } from './backGuard.ts';

/** A window with a history of one page before this one. */
function fakeWindow() {
  const entries: unknown[] = ['home', { idx: 1 }];
  let at = 1;
  const listeners = new Set<() => void>();
  const go = (to: number) => {
    at = to;
    for (const listener of [...listeners]) listener();
  };
  const window: GuardedWindow = {
    history: {
      get state() {
        return entries[at];
      },
      pushState: (state) => {
        entries.splice(at + 1, entries.length, state);
        at++;
      },
      back: () => go(at - 1),
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return { window, at: () => at, entries };
}

it('asks when Back is pressed, and stays on the page each time', () => {
  const { window, at, entries } = fakeWindow();
  const onBack = vi.fn();
  guardBack(window, onBack);
  expect(isGuarded(window)).toBe(true);
  for (const times of [1, 2]) {
    window.history.back();
    expect(onBack).toHaveBeenCalledTimes(times);
    expect([at(), entries.length]).toEqual([2, 3]);
  }
});

it('leaves the history as it was when it ends', () => {
  const { window, at } = fakeWindow();
  const onBack = vi.fn();
  const stop = guardBack(window, onBack);
  stop();
  expect(at()).toBe(1);
  expect(isGuarded(window)).toBe(false);
  expect(onBack).not.toHaveBeenCalled();
});

it('does nothing more once the page was left by another way', () => {
  const { window, at } = fakeWindow();
  const stop = guardBack(window, vi.fn());
  window.history.pushState('elsewhere', '');
  stop();
  expect(at()).toBe(3);
});

it('puts no second copy on top after a reload', () => {
  const { window, entries } = fakeWindow();
  guardBack(window, vi.fn());
  guardBack(window, vi.fn());
  expect(entries).toHaveLength(3);
});
