import { applyTheme, type ThemeChoice } from '@viva/ui';
import { useSyncExternalStore } from 'react';

const key = 'viva.theme';
const listeners = new Set<() => void>();
/** Remembers where a page may not store anything, until it is left. */
let unstored: ThemeChoice = 'system';

/** The theme that was chosen on this machine; `system` until one is. `early.js` has applied it before the first paint. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, read, unknown), onThemeChange };
}

function onThemeChange(next: ThemeChoice): void {
  applyTheme(next);
  try {
    localStorage.setItem(key, next);
  } catch {
    unstored = next;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return unstored;
  }
}

/** A page that was written beforehand is for everybody. */
const unknown = (): ThemeChoice => 'system';
