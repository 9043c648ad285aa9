import { VoiceChatScreen } from '@viva/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';
import { useReported } from '../../features/analytics/index.ts';
import { useVoiceRoom } from '../../features/room/index.ts';
import { useFailure } from './useFailure.ts';
import { useLeave } from './useLeave.ts';

/** A practice interview in a room. */
export default function VoiceChatRoute() {
  usePage('Voice Chat');
  const { roomId } = useParams();
  if (!roomId) return <Navigate to="/" replace />;
  // A new room is a new interview, with nothing left of the one before.
  return <RequireLogin>{({ email }) => <VoiceChat key={roomId} roomId={roomId} email={email} />}</RequireLogin>;
}

function VoiceChat({ roomId, email }: { roomId: string; email: string }) {
  const { livekitUrl } = useConfig();
  const onFailure = useFailure(`/voice_chat/${roomId}`);
  const onLeave = useLeave();
  const room = useVoiceRoom({ api: useApi(), roomId, livekitUrl, email, onLeave, onFailure });
  useReported({ category: 'voice_chat', action: 'connected' }, room.view.phase === 'talking');
  return <VoiceChatScreen {...room} />;
}
