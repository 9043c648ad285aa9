import { CandidateInterviewScreen, VoiceChatScreen } from '@viva/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { isOwnPractice } from '../../app/ownPractice.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useStep } from '../../app/useStep.ts';
import { useConfig } from '../../config/context.ts';
import { useReported } from '../../features/analytics/index.ts';
import { useInterview } from '../../features/room/index.ts';
import { useFailure } from './useFailure.ts';
import { useLeave } from './useLeave.ts';

/** An interview in a room: one's own practice, or an employer's behind a smart link. */
export default function VoiceChatRoute() {
  usePage('Voice Chat');
  const { roomId } = useParams();
  if (!roomId) return <Navigate to="/" replace />;
  // A new room is a new interview, with nothing left of the one before.
  return <RequireLogin>{({ email }) => <VoiceChat key={roomId} roomId={roomId} email={email} />}</RequireLogin>;
}

function VoiceChat({ roomId, email }: { roomId: string; email: string }) {
  const { livekitUrl, brand } = useConfig();
  const onFailure = useFailure(`/voice_chat/${roomId}`);
  const onLeave = useLeave();
  const practice = isOwnPractice(useLocation().state);
  const interview = useInterview({ api: useApi(), roomId, practice, livekitUrl, email, onLeave, onFailure });
  useReported({ category: 'voice_chat', action: 'connected' }, interview.view.phase === 'talking');
  useStep(interview.view.phase);
  if (interview.kind === 'candidate') return <CandidateInterviewScreen {...interview} operator={brand.name} />;
  return <VoiceChatScreen {...interview} soundCheck={interview.actions} />;
}
