import type { CandidateActions, CandidateInterviewView, CandidateJob, PracticeView, RoomView } from '@viva/ui';
import { useCallback, useEffect } from 'react';
import type { ArrivalPorts, ArrivalState, CandidateInvitation } from './core/arrival.ts';
import type { SessionFailure } from './core/failures.ts';
import type { SessionPorts } from './core/session.ts';
import { useArrival } from './useArrival.ts';
import { useDeviceChoices } from './useDeviceChoices.ts';
import { useSoundCheck } from './useSoundCheck.ts';
import { useVoiceRoomWith, type VoiceRoomOptions } from './useVoiceRoom.ts';

/** An interview with an account: one's own practice, or an employer's behind a smart link. */
export interface InterviewOptions extends Omit<VoiceRoomOptions, 'api' | 'enter'> {
  readonly api: SessionPorts['api'] & ArrivalPorts['api'];
  /** The room is known to be for practice, so nobody has to be asked. */
  readonly practice: boolean;
}

/** What the page shows, and what each press does. */
export type Interview = {
  readonly actions: CandidateActions;
  /** Epoch milliseconds, for the timer. */
  readonly now: () => number;
} & (
  | { readonly kind: 'practice'; readonly view: PracticeView }
  | {
      readonly kind: 'candidate';
      readonly view: CandidateInterviewView;
      readonly job: CandidateJob;
      readonly keptForDays: number;
    }
);

/** Holds an interview from the arrival at its address: consent and sound where they are due, and then the room. */
export function useInterview({ practice, onFailure, ...options }: InterviewOptions): Interview {
  const { api, roomId, email, onLeave } = options;
  const { arrival, state } = useArrival(api, roomId, practice);
  const choices = useDeviceChoices();
  const onSessionFailure = useCallback(
    (failure: SessionFailure) => {
      if (failure.kind === 'consent') void arrival.consentMissing(failure);
      else if (failure.kind !== 'ended' || !arrival.ended()) onFailure(failure);
    },
    [arrival, onFailure],
  );
  const room = useVoiceRoomWith(choices, {
    ...options,
    enter: state.phase === 'entered',
    onFailure: onSessionFailure,
  });
  const check = useSoundCheck(state.phase === 'checking', choices);
  const { phase } = state;
  const failure = state.phase === 'failed' ? state.failure : null;
  useEffect(() => {
    if (failure) onFailure(failure);
  }, [failure, onFailure]);

  const { now } = room;
  const home = () => onLeave(Promise.resolve(true));
  const actions: CandidateActions = {
    ...room.actions,
    ...check.actions,
    ...(phase === 'entered' ? {} : { onClose: home, onReturnHome: home }),
    onStart: () => arrival.checked(),
    onBegin: () => arrival.begin(),
    onAgree: () => void arrival.agree(),
    onDecline: () => arrival.decline(),
  };

  const invitation = 'invitation' in state ? state.invitation : null;
  const inRoom = roomViewOf(state, room.view, email);
  const checking = state.phase === 'checking' ? ({ phase: 'checking', ...check.view } as const) : null;
  if (!invitation) return { kind: 'practice', view: checking ?? inRoom, actions, now };
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

const toldOf = ({ job, kept_for_days }: CandidateInvitation) => ({ job, keptForDays: kept_for_days });
