import { fakeClock } from '../features/room/core/testing.ts';
import {
  createScriptedRoom,
  createScriptedSound,
  momentOf,
  type RoomScript,
  type SoundScript,
} from '../features/room/testing/index.ts';
import type { RoomWorld } from '../features/room/world.ts';

/** A world for one story, whose time moves only when its play function says so. */
export interface ScriptedWorld extends RoomWorld {
  /** Lets the script go on until `mark` has happened, and a little longer. */
  until(mark: string): Promise<void>;
  /** Lets so many milliseconds pass before the room is joined. */
  passBefore(ms: number): Promise<void>;
  /** Lets so many milliseconds pass from the joining on. */
  pass(ms: number): Promise<void>;
}

/** Makes the world of a script; with a script for the sound too, the card or the check of the sound comes first. */
export function scriptedWorld(script: RoomScript, sound?: SoundScript): ScriptedWorld {
  const clock = fakeClock();
  const room = createScriptedRoom(script, clock);
  let tried = (): void => undefined;
  const joining = new Promise<void>((resolve) => (tried = resolve));
  const pass = async (ms: number) => {
    // The token comes by a real request, in real time.
    await joining;
    // In steps, so that what the screen starts in between falls into its time as well.
    for (let left = ms; left > 0; left -= 500) await clock.advance(Math.min(500, left));
  };
  return {
    open: (events) => {
      const connection = room.open(events);
      return {
        ...connection,
        connect: (url, token) => {
          const connecting = connection.connect(url, token);
          tried();
          return connecting;
        },
      };
    },
    clock,
    // The same countries wherever a story is shown.
    place: { languages: ['en-US'], timeZone: 'Europe/Dublin' },
    agentLevels: room.agentLevels,
    micLevels: room.micLevels,
    ...(sound && { sound: createScriptedSound(clock, sound) }),
    passBefore: (ms) => clock.advance(ms),
    pass,
    until: async (mark) => {
      await joining;
      await pass(momentOf(script, mark) - room.elapsedMs() + 1);
    },
  };
}

/** What a story needs to play in a scripted room: spread it, and take its world with {@link worldOf}. */
export const inRoom = (script: RoomScript, sound?: SoundScript) => ({
  // Each showing has a world of its own, and nothing remembered.
  loaders: [
    () => {
      for (const key of ['viva.soundChecked', 'viva.captions']) localStorage.removeItem(key);
      sessionStorage.clear();
      return { world: scriptedWorld(script, sound) };
    },
  ],
});

/** The world of the story that is shown. */
export const worldOf = (loaded: Record<string, unknown>): ScriptedWorld => loaded['world'] as ScriptedWorld;
