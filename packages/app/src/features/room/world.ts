import type { LevelSource } from '@viva/ui';
import { createContext, useContext, useMemo } from 'react';
import type { Place } from './help/place.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { OpenConnection } from './core/connection.ts';
import { browserSound } from './soundCheck/browserSound.ts';
import type { SoundPorts } from './soundCheck/ports.ts';

/** Where rooms are, and how time passes in them. */
export interface RoomWorld {
  readonly open: OpenConnection;
  readonly clock: Clock;
  /** Levels in `bands` bands, where sound doesn't come as a media track. */
  readonly agentLevels?: (bands: number) => LevelSource;
  readonly micLevels?: (bands: number) => LevelSource;
  /** Where the browser is. */
  readonly place?: Place;
  /** Absent: no sound is checked before an interview, and no card set up. */
  readonly sound?: SoundPorts;
}

const WorldContext = createContext<RoomWorld | null>(null);

/** Puts a scripted world in place of LiveKit's. */
export const RoomWorldProvider = WorldContext.Provider;

/** The world of this page; null for LiveKit's. */
export const useRoomWorld = (): RoomWorld | null => useContext(WorldContext);

/** How time passes in the rooms of this page. */
export const useRoomClock = (): Clock => useContext(WorldContext)?.clock ?? systemClock;

/** What the sound is checked with on this page; null: it isn't checked. */
export function useSoundPorts(): SoundPorts | null {
  const world = useContext(WorldContext);
  return useMemo(() => (world ? (world.sound ?? null) : browserSound()), [world]);
}
