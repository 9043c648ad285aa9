import type {
  CaptionSettings,
  FeedbackView,
  HelpView,
  HintView,
  LevelSource,
  MicView,
  Platform,
  RoomNotice,
  RoomView,
  TalkingView,
} from '@viva/ui';
import { agentStateOf } from './core/agentState.ts';
import type { MicFailure } from './core/connection.ts';
import type { ConnectedState, SessionState } from './core/sessionState.ts';

/** What the panel shows beside the session itself. */
export interface RoomExtras {
  readonly agentLevels: LevelSource | undefined;
  readonly micLevels: LevelSource | undefined;
  /** The candidate is asked whether the interview is to end. */
  readonly ending: boolean;
  /** Where the report goes. */
  readonly email: string;
  readonly captionSettings: CaptionSettings;
  /** Where the page runs. */
  readonly platform: Platform;
  /** Where to call, should it be needed. */
  readonly help: Omit<HelpView, 'canGoOn'>;
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
      return { phase: 'lost', reason: state.reason, ...helpWhere(state.help, extras) };
    case 'ended':
      return {
        phase: 'ended',
        reportTo: extras.email,
        nothingSaid: state.nothingSaid,
        ...helpWhere(state.help, extras),
      };
    case 'error':
      return { phase: 'failed', message: state.failure.message };
  }
}

/** Where to call, where that is shown; the interview can be gone on with while it is `offered`. */
const helpWhere = (shown: boolean, { help }: RoomExtras, canGoOn = false): { help?: HelpView } =>
  shown ? { help: { ...help, canGoOn } } : {};

function connectedView(state: ConnectedState, extras: RoomExtras): RoomView {
  const { room, facts, wait } = state;
  if (!state.joined) return { phase: 'connecting' };
  if (wait === 'nobody') return { phase: 'lost', reason: 'no-interviewer', ...helpWhere(state.help !== null, extras) };
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
    ...timeOf(state),
    hint: hintOf(state),
    feedback: feedbackOf(state),
    ending: (extras.ending && facts.progress) || undefined,
    notices: noticesOf(state),
    recorded: facts.recording,
    ...helpWhere(state.help !== null, extras, state.help?.stage === 'offered'),
    playback: room.canPlay ? 'playing' : 'audio-blocked',
  };
}

/** The interviewer's clock by this browser's: the same time in every window, without the pauses. */
function timeOf({ facts: { clock }, clockAheadMs, met }: ConnectedState): Partial<TalkingView> {
  if (!clock || !met) return {};
  const here = (ms: number) => ms + clockAheadMs;
  const { startedAtMs, pausedMs, pause, pausable } = clock;
  return {
    startedAtMs: here(startedAtMs + pausedMs),
    ...(pause && { stoppedAtMs: here(pause.atMs), pause: { by: pause.by, untilMs: here(pause.untilMs) } }),
    ...(pausable && { pause: 'possible' as const }),
  };
}

const hintOf = ({ facts: { hint, question } }: ConnectedState): HintView | undefined =>
  hint && hint.questionId === question?.id ? { text: hint.text } : undefined;

const feedbackOf = ({ facts: { feedback, question } }: ConnectedState): FeedbackView | undefined =>
  feedback && feedback.questionId === question?.id ? { text: feedback.text } : undefined;

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

function noticesOf({ room, facts, wait, met, micFailure }: ConnectedState): RoomNotice[] {
  const notices = new Set<RoomNotice>();
  if (room.link === 'reconnecting') notices.add('reconnecting');
  if (met && wait !== 'none') notices.add('interviewer-away');
  if (!met && wait === 'asked') notices.add('waiting-for-interviewer');
  if (micFailure) notices.add(withoutMic[micFailure].notice);
  if (facts.ears === 'typing') notices.add('ears-typing');
  if (facts.notice) notices.add(facts.notice.code);
  return [...notices];
}
