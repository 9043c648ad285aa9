import type { TranscriptSegment } from './transcript.ts';

/** What outlives a reload of the page, in this window alone, until the interview is over. */
export interface RoomMemory {
  readonly read: () => { readonly segments: readonly TranscriptSegment[]; readonly muted: boolean };
  readonly keepSegments: (segments: readonly TranscriptSegment[]) => void;
  readonly keepMuted: (muted: boolean) => void;
  /** Lets go of everything. */
  readonly forget: () => void;
}

/** Remembers nothing. */
export const noMemory: RoomMemory = {
  read: () => ({ segments: [], muted: false }),
  keepSegments: () => undefined,
  keepMuted: () => undefined,
  forget: () => undefined,
};
