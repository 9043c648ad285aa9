import { ApiError, type SessionDetail } from '@viva/api-client';
import type { ReportScreenView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { saveAsFile } from '../../app/saveAsFile.ts';
import { reportView } from './reportView.ts';
import { sessionKey } from './sessionKey.ts';

/** How soon a report that is being written, or made again, is looked for, in milliseconds. */
const writingMs = 1_500;

const isUnderWay = (session: SessionDetail | undefined): boolean =>
  session?.report === 'writing' || session?.report === 'running' || session?.correcting?.state === 'assessing';

/** The report of an interview, which is waited for while it is written. */
export function useReport(sessionId: string) {
  const api = useApi();
  const session = useQuery({
    queryKey: sessionKey(sessionId),
    queryFn: ({ signal }) => api.getSession({ params: { sessionId } }, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? writingMs : false),
  });
  const view: ReportScreenView = session.isPending
    ? { phase: 'loading' }
    : session.data
      ? reportView(session.data)
      : { phase: 'failed', message: failureText(session.error) };
  return {
    session: session.data,
    view,
    reload: () => void session.refetch(),
    download: () => {
      const { data } = session;
      if (data?.feedback)
        saveAsFile(`report-${data.startedAt.slice(0, 10)}.json`, JSON.stringify(data.feedback, null, 2));
    },
  };
}

function failureText(failure: unknown): string {
  // An id that can't be one answers as a bad request.
  if (failure instanceof ApiError && (failure.code === 'not-found' || failure.code === 'bad-request'))
    return 'We couldn’t find that report. Your reports are in My Account, under past interviews.';
  return saidBy(failure, 'We can’t show your report right now. Please try again.');
}
