import type { CaptionSettings } from '@viva/ui';
import type { EarsChoice } from './ears/browserEars.ts';

const earsKey = 'viva.ears';
const speakerKey = 'viva.speaker';
const checkedKey = 'viva.soundChecked';
const captionsKey = 'viva.captions';
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

/** Whether an interview in this room has begun in this window. */
export const hasStarted = (roomId: string): boolean =>
  attempt(() => sessionStorage.getItem(startedKey(roomId)) !== null, false);

/** The speaker that was chosen on this machine; empty: the browser's own choice. LiveKit remembers the other devices. */
export const rememberedSpeaker = {
  read: (): string => attempt(() => localStorage.getItem(speakerKey) ?? '', ''),
  write: (id: string): void => attempt(() => localStorage.setItem(speakerKey, id), undefined),
};

/** Whether somebody has checked the sound in this browser, or passed over it. */
export const rememberedCheck = {
  read: (): boolean => attempt(() => localStorage.getItem(checkedKey) !== null, false),
  write: (): void => attempt(() => localStorage.setItem(checkedKey, 'yes'), undefined),
};

const captionsAtFirst: CaptionSettings = { shown: true, announced: false, size: 'regular' };

/** How captions are shown on this machine. */
export const rememberedCaptions = {
  read: (): CaptionSettings =>
    attempt(() => {
      const kept = (localStorage.getItem(captionsKey) ?? '').split(' ');
      return {
        shown: !kept.includes('hidden'),
        announced: kept.includes('announced'),
        size: kept.includes('large') ? 'large' : 'regular',
      };
    }, captionsAtFirst),
  write: ({ shown, announced, size }: CaptionSettings): void =>
    attempt(() => {
      const kept = [shown ? 'shown' : 'hidden', ...(announced ? ['announced'] : []), size];
      localStorage.setItem(captionsKey, kept.join(' '));
    }, undefined),
};
