import type { CaptionSettings } from '@viva/ui';
import { z } from 'zod';
import type { RoomMemory } from './core/memory.ts';

const speakerKey = 'viva.speaker';
const checkedKey = 'viva.soundChecked';
const captionsKey = 'viva.captions';
const saidKey = (roomId: string) => `viva.said.${roomId}`;
const mutedKey = (roomId: string) => `viva.muted.${roomId}`;
const startedKey = (roomId: string) => `viva.startedAt.${roomId}`;

/** A page that may not store anything works without remembering. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Notes that an interview in this room has begun in this window, which outlives a reload of the page. */
export const noteStarted = (roomId: string): void =>
  attempt(() => sessionStorage.setItem(startedKey(roomId), 'yes'), undefined);

const segmentsSchema = z.array(
  z.object({
    id: z.string(),
    firstReceivedTime: z.number(),
    type: z.enum(['agent', 'user']),
    text: z.string(),
    final: z.boolean(),
  }),
);

/** Captions and a microphone that was turned off, as long as this window has the interview. */
export const rememberedRoom = (roomId: string): RoomMemory => ({
  read: () => ({
    segments: attempt(() => segmentsSchema.parse(JSON.parse(sessionStorage.getItem(saidKey(roomId)) ?? '[]')), []),
    muted: attempt(() => sessionStorage.getItem(mutedKey(roomId)) !== null, false),
  }),
  keepSegments: (segments) =>
    attempt(() => sessionStorage.setItem(saidKey(roomId), JSON.stringify(segments)), undefined),
  keepMuted: (muted) =>
    attempt(() => {
      if (muted) sessionStorage.setItem(mutedKey(roomId), 'yes');
      else sessionStorage.removeItem(mutedKey(roomId));
    }, undefined),
  forget: () =>
    attempt(() => {
      sessionStorage.removeItem(saidKey(roomId));
      sessionStorage.removeItem(mutedKey(roomId));
    }, undefined),
});

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
