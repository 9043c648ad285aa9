import type { CaptionSettings, EarsView, LevelSource, MicView, Platform, RoomNotice, RoomView } from '@viva/ui';
import { agentStateOf } from './core/agentState.ts';
import type { MicFailure } from './core/connection.ts';
import type { ConnectedState, SessionState } from './core/sessionState.ts';
import type { BrowserEarsState } from './ears/browserEars.ts';

/** What the panel shows beside the session itself. */
export interface RoomExtras {
  readonly ears: BrowserEarsState;
  readonly agentLevels: LevelSource | undefined;
  readonly micLevels: LevelSource | undefined;
  /** Epoch milliseconds. */
  readonly startedAtMs: number | undefined;
  /** Where the report goes. */
  readonly email: string;
  readonly captionSettings: CaptionSettings;
  /** Where the page runs. */
  readonly platform: Platform;
}

/** What the panel shows for a session. */
export function roomViewOf(state: SessionState, extras: RoomExtras): RoomView {
  switch (state.phase) {
    case 'idle':
    case 'fetching-token':
      return { phase: 'connecting' };
    case 'connected':
      return connectedView(state, extras);
    case 'lost':
      return { phase: 'lost', reason: state.reason };
    case 'ended':
      return { phase: 'ended', reportTo: extras.email, nothingSaid: state.nothingSaid };
    case 'error':
      return { phase: 'failed', message: state.failure.message };
  }
}

function connectedView(state: ConnectedState, extras: RoomExtras): RoomView {
  const { room, facts, wait } = state;
  if (!state.joined) return { phase: 'connecting' };
  if (wait === 'nobody') return { phase: 'lost', reason: 'no-interviewer' };
  return {
    phase: 'talking',
    agentState: agentStateOf(room),
    levels: extras.agentLevels,
    question: facts.question ?? undefined,
    captionSettings: extras.captionSettings,
    platform: extras.platform,
    captions: state.segments.map(({ id, type, text, final }) => ({ id, speaker: type, text, final })),
    mic: micView(state, extras.micLevels),
    devices: room.devices,
    startedAtMs: extras.startedAtMs,
    notices: noticesOf(state, extras.ears),
    recorded: facts.recording,
    ears: earsView[extras.ears],
    consent: extras.ears === 'asking' ? 'asked' : 'settled',
    playback: room.canPlay ? 'playing' : 'audio-blocked',
  };
}

const earsView: Record<BrowserEarsState, EarsView | undefined> = {
  unavailable: undefined,
  off: 'server',
  asking: 'server',
  on: 'browser',
  failed: 'server',
};

const withoutMic: Record<MicFailure, { state: MicView['state']; notice: RoomNotice }> = {
  blocked: { state: 'blocked', notice: 'microphone-blocked' },
  insecure: { state: 'blocked', notice: 'microphone-insecure' },
  missing: { state: 'missing', notice: 'microphone-missing' },
  'in-use': { state: 'missing', notice: 'microphone-in-use' },
};

function micView({ room, micFailure }: ConnectedState, levels: LevelSource | undefined): MicView {
  if (!room.canPublish) return { state: 'hidden' };
  if (micFailure) return { state: withoutMic[micFailure].state };
  return room.micOn ? { state: 'live', levels } : { state: 'muted' };
}

function noticesOf({ room, facts, wait, met, micFailure }: ConnectedState, ears: BrowserEarsState): RoomNotice[] {
  const notices = new Set<RoomNotice>();
  if (room.link === 'reconnecting') notices.add('reconnecting');
  if (met && wait !== 'none') notices.add('interviewer-away');
  if (!met && wait === 'asked') notices.add('waiting-for-interviewer');
  if (micFailure) notices.add(withoutMic[micFailure].notice);
  if (ears === 'failed') notices.add('ears-fallback');
  if (facts.ears === 'typing') notices.add('ears-typing');
  if (facts.notice) notices.add(facts.notice.code);
  return [...notices];
}
