import type { EarsChoice } from './ears/browserEars.ts';

const earsKey = 'viva.ears';
const startedKey = (roomId: string) => `viva.startedAt.${roomId}`;

/** A page that may not store anything works without remembering. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Whether the browser's recogniser may be used, as the candidate said on this machine. */
export const rememberedEars = {
  read: (): EarsChoice | null =>
    attempt(() => {
      const value = localStorage.getItem(earsKey);
      return value === 'browser' || value === 'server' ? value : null;
    }, null),
  write: (choice: EarsChoice): void => attempt(() => localStorage.setItem(earsKey, choice), undefined),
};

/** The beginning of a room's interview in epoch milliseconds, `now` at first, which outlives a reload of the page. */
export function startedAt(roomId: string, now: number): number {
  return attempt(() => {
    const stored = Number(sessionStorage.getItem(startedKey(roomId)));
    if (stored > 0) return stored;
    sessionStorage.setItem(startedKey(roomId), String(now));
    return now;
  }, now);
}
