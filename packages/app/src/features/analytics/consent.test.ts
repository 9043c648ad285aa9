import { expect, it, vi } from 'vitest';
import { consentKey, createConsent } from './consent.ts';

/** The storage that the windows of a browser share. */
function browser(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries));
  const windows = new EventTarget();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return {
    items,
    window: () => createConsent(storage, windows),
    changed: () => windows.dispatchEvent(new Event('storage')),
  };
}

it('asks until something is said, and remembers the answer', () => {
  const { window, items } = browser();
  const first = window();
  expect([first.get(), first.asking()]).toEqual(['unasked', true]);
  first.refuse();
  expect([first.get(), first.asking()]).toEqual(['denied', false]);
  expect(items.get(consentKey)).toBe('denied');
  expect(window().asking()).toBe(false);
});

it('lets an answer stand while it asks again', () => {
  const consent = browser({ [consentKey]: 'granted' }).window();
  consent.askAgain();
  expect([consent.get(), consent.asking()]).toEqual(['granted', true]);
  consent.refuse();
  expect([consent.get(), consent.asking()]).toEqual(['denied', false]);
});

it('takes what was said in another window', () => {
  const { window, changed } = browser();
  const here = window();
  const there = window();
  const told = vi.fn();
  here.subscribe(told);
  there.allow();
  changed();
  expect(here.get()).toBe('granted');
  expect(told).toHaveBeenCalledOnce();
});

it('takes nothing but an answer of its own for consent', () => {
  expect(
    browser({ [consentKey]: 'yes' })
      .window()
      .get(),
  ).toBe('unasked');
});

it('holds an answer until the page is left where nothing may be stored', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const consent = createConsent({ getItem: refusing, setItem: refusing }, null);
  consent.allow();
  expect(consent.get()).toBe('granted');
});
