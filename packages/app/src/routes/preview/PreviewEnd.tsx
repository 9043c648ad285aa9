import { ApiError, type PreviewReport, previewKeptMinutes } from '@viva/api-client';
import { LoadingScreen, PreviewEndScreen, type PreviewEndView } from '@viva/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { Queries, saidBy } from '../../api/Queries.tsx';
import { intendsToKeep, intendToKeep, keepAddress } from '../../app/keptPreview.ts';
import type { LoginState } from '../../app/origin.ts';
import { mainId } from '../../app/usePage.ts';
import { useSlow } from '../../app/useSlow.ts';
import { useAuth } from '../../features/auth/index.ts';
import { letterView } from '../report/reportView.ts';

interface PreviewEndProps {
  readonly roomId: string;
  /** The visitor has come back from the login page, to keep it if they pressed that in this window. */
  readonly toKeep: boolean;
  readonly onReturnHome: () => void;
}

/** The end of a preview: waits for its report, shows it, and keeps it for who is signed in. */
export default function PreviewEnd(props: PreviewEndProps) {
  return (
    <Queries>
      <End {...props} />
    </Queries>
  );
}

/** How soon a report that is being written is looked for, and after how long it takes longer than usual, in milliseconds. */
const [writingMs, slowMs] = [1_500, 45_000];
const toAccount = '/login?mode=create-account';

function End({ roomId, toKeep: addressed, onReturnHome }: PreviewEndProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [toKeep] = useState(() => addressed && intendsToKeep(roomId));
  const { status } = useAuth(toKeep ? 'now' : 'idle');
  const member = status === 'signed-in';
  const slow = useSlow(slowMs);
  const found = useQuery({
    queryKey: ['preview-report', roomId],
    queryFn: ({ signal }) => api.readPreviewReport({ params: { roomId } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'writing' ? writingMs : false,
  });
  const keep = useMutation({
    mutationFn: () => api.keepPreview({ params: { roomId } }),
    onSuccess: ({ session_id }) => void navigate(`/report/${session_id}`, { replace: true }),
  });
  const { isIdle, mutate, isPending } = keep;
  const keepsNow = toKeep && member;
  useEffect(() => {
    if (keepsNow && isIdle) mutate();
  }, [keepsNow, isIdle, mutate]);
  useEffect(() => {
    // Keyboards and screen readers go on here when what had the focus is gone with the room.
    if (document.activeElement === document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, []);
  if (toKeep && (status === 'loading' || (member && !keep.isError))) return <LoadingScreen />;
  return (
    <PreviewEndScreen
      view={viewOf(found.data, found.error, slow)}
      minutes={previewKeptMinutes}
      member={member}
      keeping={isPending}
      trouble={keep.error ? saidBy(keep.error, 'We couldn’t keep your preview. Please try again.') : undefined}
      onKeep={() => {
        if (member) return mutate();
        intendToKeep(roomId);
        void navigate(toAccount, { state: { from: keepAddress(roomId) } satisfies LoginState });
      }}
      onAccount={() => void navigate(toAccount)}
      onReturnHome={onReturnHome}
      onRetry={() => void found.refetch()}
    />
  );
}

function viewOf(data: PreviewReport | undefined, error: unknown, slow: boolean): PreviewEndView {
  // It was swept, or is somebody's practice by now.
  if (!data) {
    if (error instanceof ApiError && error.code === 'not-found') return { phase: 'gone' };
    return error ? { phase: 'unknown' } : { phase: 'making', step: 'saving', slow };
  }
  const { state, making, heldAt, report } = data;
  if (state === 'running' || state === 'writing') return { phase: 'making', step: making ?? 'saving', slow };
  if (state === 'nothing-said') return { phase: 'nothing-said' };
  if (!report || heldAt === null) return { phase: 'none' };
  return { phase: 'ready', report: letterView(report, heldAt), norms: report.norms };
}
