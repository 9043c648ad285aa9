import { ApiError } from '@viva/api-client';
import type { ReportScreenView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { saveAsFile } from '../../app/saveAsFile.ts';
import { reportView } from './reportView.ts';
import { sessionKey } from './sessionKey.ts';

/** How soon a report that is being written is looked for again, in milliseconds. */
const writingMs = 3_000;

/** The report of an interview, which is waited for while it is written. */
export function useReport(sessionId: string) {
  const api = useApi();
  const session = useQuery({
    queryKey: sessionKey(sessionId),
    queryFn: ({ signal }) => api.getSession({ params: { sessionId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.report === 'writing' || state.data?.report === 'running' ? writingMs : false,
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
  if (failure instanceof ApiError && failure.code === 'not-found') return 'There is no such report.';
  return saidBy(failure, 'Your report cannot be shown just now. Please try again.');
}
