import type {
  Accommodation,
  CandidateActions,
  CandidateInterviewView,
  CandidateJob,
  PracticeSetupActions,
  PracticeView,
  RoomView,
} from '@viva/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { ArrivalPorts, ArrivalState, CandidateInvitation } from './core/arrival.ts';
import type { SessionFailure } from './core/failures.ts';
import type { SessionPorts } from './core/session.ts';
import type { SetUpPorts } from './core/setUp.ts';
import { type CameBy, useArrival } from './useArrival.ts';
import { useDeviceChoices } from './useDeviceChoices.ts';
import { useSetUp } from './useSetUp.ts';
import { useSoundCheck } from './useSoundCheck.ts';
import { nothingLeft, type RoomLeft, useVoiceRoomWith, type VoiceRoomOptions } from './useVoiceRoom.ts';

/** An interview with an account: one's own practice, or an employer's behind a smart link. */
export interface InterviewOptions extends Omit<VoiceRoomOptions, 'api' | 'enter' | 'onLeave' | 'typing'>, CameBy {
  readonly api: SessionPorts['api'] & ArrivalPorts['api'] & SetUpPorts['api'];
  readonly onLeave: (left: InterviewLeft) => void;
}

/** How an interview was left. */
export interface InterviewLeft extends RoomLeft {
  /** Whom the interview was for; undefined for practice. */
  readonly employer: string | undefined;
  /** The service took the person for nobody. */
  readonly loginRefused: boolean;
}

/** What the page shows, and what each press does. */
export type Interview = {
  readonly actions: CandidateActions & PracticeSetupActions;
  /** Epoch milliseconds, for the timer. */
  readonly now: () => number;
} & (
  | { readonly kind: 'practice'; readonly view: PracticeView }
  | {
      readonly kind: 'candidate';
      readonly view: CandidateInterviewView;
      readonly job: CandidateJob;
      readonly asked: readonly Accommodation[];
      readonly keptForDays: number;
    }
);

/** Holds an interview from the arrival at its address: the card, or consent and sound, where they are due, and then the room. */
export function useInterview({ practice, welcomed, onFailure, onLeave, ...options }: InterviewOptions): Interview {
  const { api, roomId, email } = options;
  const { arrival, state } = useArrival(api, roomId, { practice, welcomed });
  const choices = useDeviceChoices();
  const refused = useRef(false);
  const toldFailure = useCallback(
    (failure: SessionFailure) => {
      if (failure.kind === 'sign-in') refused.current = true;
      onFailure(failure);
    },
    [onFailure],
  );
  const onSessionFailure = useCallback(
    (failure: SessionFailure) => {
      if (failure.kind === 'consent') void arrival.consentMissing(failure);
      else if (failure.kind === 'ended') arrival.ended();
      else toldFailure(failure);
    },
    [arrival, toldFailure],
  );
  const invitation = 'invitation' in state ? state.invitation : null;
  const leave = (left: RoomLeft) =>
    onLeave({ ...left, employer: invitation?.job.employer, loginRefused: refused.current });
  const room = useVoiceRoomWith(choices, {
    ...options,
    onLeave: leave,
    enter: state.phase === 'entered',
    typing: 'invitation' in state && (state.invitation?.accommodations.includes('typing') ?? false),
    onFailure: onSessionFailure,
  });
  const check = useSoundCheck(state.phase === 'checking' || state.phase === 'setting-up', choices);
  const setUp = useSetUp({
    api,
    roomId,
    offer: state.phase === 'setting-up' ? state.offer : null,
    onDone: () => arrival.setUp(),
    onFailure: (failure) => arrival.setUpFailed(failure),
  });
  const { phase } = state;
  const failure = state.phase === 'failed' ? state.failure : null;
  useEffect(() => {
    if (failure) toldFailure(failure);
  }, [failure, toldFailure]);

  const { now } = room;
  const home = () => leave(nothingLeft);
  const actions: Interview['actions'] = {
    ...room.actions,
    ...check.actions,
    ...setUp.actions,
    ...(phase === 'entered' ? {} : { onClose: home, onReturnHome: home }),
    onStart: () => arrival.checked(),
    onAsk: (accommodations) => arrival.ask(accommodations),
    onBegin: () => arrival.begin(),
    onAgree: () => void arrival.agree(),
    onDecline: () => arrival.decline(),
  };

  const inRoom = roomViewOf(state, room.view, email);
  const card = setUp.view && { ...setUp.view, ...check.view };
  if (!invitation) return { kind: 'practice', view: card ?? inRoom, actions, now };
  const checking = state.phase === 'checking' ? ({ phase: 'checking', ...check.view } as const) : null;
  const view = checking ?? beforeRoom(state) ?? inRoom;
  return { kind: 'candidate', view, actions, now, ...toldOf(invitation) };
}

/** What a room's own screens show, before there is a session too. */
function roomViewOf(state: ArrivalState, session: RoomView, email: string): RoomView {
  switch (state.phase) {
    case 'entered':
      return session;
    case 'failed':
      return { phase: 'failed', message: state.failure.message };
    case 'finished':
      return { phase: 'ended', reportTo: email };
    default:
      return { phase: 'connecting' };
  }
}

function beforeRoom(state: ArrivalState): CandidateInterviewView | null {
  switch (state.phase) {
    case 'welcome':
    case 'declined':
      return { phase: state.phase };
    case 'consent':
      return { phase: 'consent', busy: state.busy, error: state.error };
    default:
      return null;
  }
}

const toldOf = ({ job, kept_for_days, accommodations }: CandidateInvitation) => ({
  job,
  keptForDays: kept_for_days,
  asked: accommodations,
});
