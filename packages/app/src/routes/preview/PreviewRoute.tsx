import { PreviewScreen } from '@viva/ui';
import { useCallback, useMemo, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { usePage } from '../../app/usePage.ts';
import { useStep } from '../../app/useStep.ts';
import { useConfig } from '../../config/context.ts';
import { useAnalytics, useReported } from '../../features/analytics/index.ts';
import { isGuarded, previewCalls, type SessionFailure, useVoiceRoom } from '../../features/room/index.ts';
import { usePreviewEntry } from './usePreviewEntry.ts';

/** A free preview in a room, without an account. */
export default function PreviewRoute() {
  usePage('Preview');
  const { roomId } = useParams();
  return roomId ? <Preview key={roomId} roomId={roomId} /> : <Navigate to="/preview-landing" replace />;
}

function Preview({ roomId }: { roomId: string }) {
  const { livekitUrl } = useConfig();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const api = useApi();
  const calls = useMemo(() => previewCalls(api), [api]);
  const left = useRef(false);
  const onLeave = useCallback(() => {
    if (left.current) return;
    left.current = true;
    analytics.event({ category: 'preview', action: 'left' });
    void navigate('/', { replace: isGuarded(window) });
  }, [analytics, navigate]);
  const onFailure = useCallback(
    ({ kind }: SessionFailure) => analytics.event({ category: 'preview', action: 'error', label: kind }),
    [analytics],
  );
  const entry = usePreviewEntry(roomId);
  const [enter, typing] = [entry !== null, entry === 'typing'];
  const room = useVoiceRoom({ api: calls, roomId, livekitUrl, email: '', enter, typing, onLeave, onFailure });
  useReported({ category: 'preview', action: 'connected' }, room.view.phase === 'talking');
  useStep(room.view.phase);
  return <PreviewScreen {...room} />;
}
