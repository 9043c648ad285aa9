import type { SessionDetail } from '@viva/api-client';
import { InterviewEndScreen, type InterviewEndScreenProps, type InterviewEndView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { Queries } from '../../api/Queries.tsx';
import { isAnotherTry } from '../../app/ownPractice.ts';
import { mainId } from '../../app/usePage.ts';
import { useSlow } from '../../app/useSlow.ts';
import { OwnReport } from '../report/OwnReport.tsx';
import { useReport } from '../report/useReport.ts';

interface InterviewEndProps extends Pick<InterviewEndScreenProps, 'reportTo' | 'candidacy' | 'onReturnHome'> {
  /** The room that the interview was in, or the job behind its smart link. */
  readonly roomId: string;
}

/** The end of an interview: waits for its report, and shows it. */
export default function InterviewEnd(props: InterviewEndProps) {
  return (
    <Queries>
      <End {...props} />
    </Queries>
  );
}

/** After so long a report takes longer than usual, in milliseconds. */
const slowMs = 45_000;

function End({ roomId, ...shown }: InterviewEndProps) {
  const api = useApi();
  const again = useIsTry();
  useFocus();
  const found = useQuery({
    queryKey: ['room-session', roomId],
    queryFn: ({ signal }) => api.getRoomSession({ params: { roomId } }, { signal }),
  });
  const sessionId = found.data?.session_id;
  if (sessionId !== undefined) return <Found sessionId={sessionId} {...shown} />;
  const view: InterviewEndView = { phase: found.isPending ? 'loading' : 'unknown' };
  return <InterviewEndScreen {...shown} again={again} view={view} onRetry={() => void found.refetch()} />;
}

function Found({ sessionId, ...shown }: Omit<InterviewEndProps, 'roomId'> & { readonly sessionId: string }) {
  const { session, view: report, reload } = useReport(sessionId);
  const slow = useSlow(slowMs);
  const again = useIsTry() || Boolean(session?.again);
  useFocus();
  const view = session
    ? endView(session, slow)
    : ({ phase: report.phase === 'loading' ? 'loading' : 'unknown' } as const);
  return (
    <InterviewEndScreen {...shown} again={again} view={view} onRetry={reload}>
      <OwnReport sessionId={sessionId} headingLevel={2} />
    </InterviewEndScreen>
  );
}

function endView({ report, making }: SessionDetail, slow: boolean): InterviewEndView {
  if (report === 'running' || report === 'writing') return { phase: 'making', step: making ?? 'saving', slow };
  return { phase: report };
}

/** Whether the room was opened for another try of one question; told before the service has said it. */
const useIsTry = (): boolean => isAnotherTry(useLocation().state);

/** Keyboards and screen readers go on here when what had the focus is gone with the room. */
function useFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, []);
}
