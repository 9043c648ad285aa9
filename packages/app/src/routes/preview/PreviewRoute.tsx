import { LoadingScreen, PreviewScreen } from '@viva/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { isToKeep } from '../../app/keptPreview.ts';
import { type Notice, useNotice } from '../../app/notice.ts';
import { usePage } from '../../app/usePage.ts';
import { useStep } from '../../app/useStep.ts';
import { useConfig } from '../../config/context.ts';
import { useAnalytics, useReported } from '../../features/analytics/index.ts';
import {
  isGuarded,
  previewCalls,
  type RoomLeft,
  type SessionFailure,
  useVoiceRoom,
} from '../../features/room/index.ts';
import { usePreviewEntry } from './usePreviewEntry.ts';

// It has a report in it, which no preview needs before its end.
const loadEnd = () => import('./PreviewEnd.tsx');
const PreviewEnd = lazy(loadEnd);

/** A free preview in a room, without an account. */
export default function PreviewRoute() {
  usePage('Preview');
  const { roomId } = useParams();
  const [query] = useSearchParams();
  if (!roomId) return <Navigate to="/preview-landing" replace />;
  return isToKeep(query) ? <Kept key={roomId} roomId={roomId} /> : <Preview key={roomId} roomId={roomId} />;
}

const written = (roomId: string): Notice => ({
  text: 'Your short report will be ready in a few seconds.',
  tone: 'info',
  link: { text: 'Read it here.', href: `/preview/${roomId}` },
});

/** A preview that is over, and is to be kept. */
function Kept({ roomId }: { roomId: string }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PreviewEnd roomId={roomId} toKeep onReturnHome={() => void navigate('/')} />
    </Suspense>
  );
}

function Preview({ roomId }: { roomId: string }) {
  const { livekitUrl } = useConfig();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const api = useApi();
  const calls = useMemo(() => previewCalls(api), [api]);
  const left = useRef(false);
  const notice = useNotice();
  const onLeave = useCallback(
    ({ told, reported }: RoomLeft) => {
      if (left.current) return;
      left.current = true;
      analytics.event({ category: 'preview', action: 'left' });
      notice.clear();
      void navigate('/', { replace: isGuarded(window) });
      // The page leads to the room again while the service doesn't know of the end.
      void told.then((known) => {
        if (known && reported) notice.show(written(roomId));
      });
    },
    [analytics, navigate, notice, roomId],
  );
  const [over, setOver] = useState(false);
  const onFailure = useCallback(
    ({ kind }: SessionFailure) => {
      // The page of a preview that is over was opened again: its report may still be there.
      if (kind === 'ended') setOver(true);
      else analytics.event({ category: 'preview', action: 'error', label: kind });
    },
    [analytics],
  );
  const entry = usePreviewEntry(roomId);
  const [enter, typing] = [entry !== null, entry === 'typing'];
  const room = useVoiceRoom({ api: calls, roomId, livekitUrl, email: '', enter, typing, onLeave, onFailure });
  const { view } = room;
  const { phase } = view;
  useReported({ category: 'preview', action: 'connected' }, phase === 'talking');
  useStep(phase);
  useEffect(() => {
    // Fetched while there is time for it. The end itself asks again, should this fail.
    if (phase === 'talking') loadEnd().catch(() => undefined);
  }, [phase]);
  const shown = <PreviewScreen {...room} />;
  // Where to call, should it be shown, stays on the screen.
  if (!over && (view.phase !== 'ended' || view.help)) return shown;
  return (
    <Suspense fallback={shown}>
      <PreviewEnd roomId={roomId} toKeep={false} onReturnHome={room.actions.onReturnHome} />
    </Suspense>
  );
}
