import type { Accommodation } from '@viva/api-client';
import { CandidateInterviewScreen, LoadingScreen, VoiceChatScreen } from '@viva/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { rememberHome } from '../../app/homeMemory.ts';
import { isOwnPractice } from '../../app/ownPractice.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useStep } from '../../app/useStep.ts';
import { useConfig } from '../../config/context.ts';
import { useReported } from '../../features/analytics/index.ts';
import { useInterview } from '../../features/room/index.ts';
import { useFailure } from './useFailure.ts';
import { useLeave } from './useLeave.ts';

// It has a whole report in it, which no interview needs before its end.
const loadEnd = () => import('./InterviewEnd.tsx');
const InterviewEnd = lazy(loadEnd);
const SmartLink = lazy(() => import('./SmartLink.tsx'));

/** An interview in a room: one's own practice, or an employer's behind a smart link. */
export default function VoiceChatRoute() {
  usePage('Voice Chat');
  const { roomId } = useParams();
  if (!roomId) return <Navigate to="/" replace />;
  // A new room is a new interview, with nothing left of the one before.
  return <Room key={roomId} roomId={roomId} />;
}

function Room({ roomId }: { readonly roomId: string }) {
  const [welcomed, setWelcomed] = useState<readonly Accommodation[] | null>(null);
  return (
    <RequireLogin
      signedOut={
        <Suspense fallback={<LoadingScreen />}>
          <SmartLink roomId={roomId} onWelcomed={setWelcomed} />
        </Suspense>
      }
    >
      {({ email }) => <VoiceChat roomId={roomId} email={email} welcomed={welcomed} />}
    </RequireLogin>
  );
}

interface VoiceChatProps {
  readonly roomId: string;
  readonly email: string;
  /** What was asked for on an invitation that was read before there was an account. */
  readonly welcomed: readonly Accommodation[] | null;
}

function VoiceChat({ roomId, email, welcomed }: VoiceChatProps) {
  const { livekitUrl, brand } = useConfig();
  const onFailure = useFailure();
  const onLeave = useLeave(roomId);
  const practice = isOwnPractice(useLocation().state);
  const interview = useInterview({ api: useApi(), roomId, practice, welcomed, livekitUrl, email, onLeave, onFailure });
  useReported({ category: 'voice_chat', action: 'connected' }, interview.view.phase === 'talking');
  const { phase } = interview.view;
  useStep(phase);
  useEffect(() => {
    if (phase !== 'talking') return;
    // From now on there is something to come back to.
    rememberHome(true);
    // Fetched while there is time for it. The end itself asks again, should this fail.
    loadEnd().catch(() => undefined);
  }, [phase]);
  const room =
    interview.kind === 'candidate' ? (
      <CandidateInterviewScreen {...interview} operator={brand.name} />
    ) : (
      <VoiceChatScreen {...interview} setup={interview.actions} />
    );
  // Where to call, should it be shown, stays on the screen.
  if (interview.view.phase !== 'ended' || interview.view.help) return room;
  return (
    <Suspense fallback={room}>
      <InterviewEnd
        roomId={roomId}
        reportTo={email}
        candidacy={interview.kind === 'candidate' ? interview : undefined}
        onReturnHome={interview.actions.onReturnHome}
      />
    </Suspense>
  );
}
