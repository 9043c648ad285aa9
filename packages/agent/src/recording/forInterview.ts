import type { SessionContext } from '@viva/api-client/internal';
import type { TurnSink } from '../interview/ports.ts';
import { describeError, log } from '../log.ts';
import type { RoomScreen } from '../room/screen.ts';
import { Recording, type SoundSink } from './recording.ts';
import { SoundEncoder } from './soundEncoder.ts';

/** What the recording of one interview is made from. */
interface RecordingParts {
  readonly context: SessionContext;
  readonly turns: TurnSink;
  readonly sounds: SoundSink;
  readonly screen: Pick<RoomScreen, 'recording'>;
}

/** The recording of an interview, as its screen then says; undefined where the candidate wants none. */
export function recordingOf({ context, turns, sounds, screen }: RecordingParts): Recording | undefined {
  if (!context.record) return undefined;
  const { sessionId, startedAt } = context;
  screen.recording(true);
  return new Recording({
    ...{ sessionId, startedAt, turns, sounds, encoder: new SoundEncoder() },
    lost: (why, error) => {
      const cause = error === undefined ? {} : { error: describeError(error) };
      log.warn({ sessionId, why, ...cause }, 'an answer was not recorded');
    },
    changed: (on) => screen.recording(on),
  });
}
