import { ApiError, createApiClient } from '@viva/api-client';
import { SharedReportScreen, type SharedReportView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Queries, saidBy } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';
import { usePage } from '../../app/usePage.ts';
import { useConfig } from '../../config/context.ts';
import { letterView } from '../report/reportView.ts';

/** A report that its owner shared by a link. */
export default function SharedReportRoute() {
  usePage('Shared Report');
  const { shareKey = '' } = useParams();
  return (
    <Queries key={shareKey}>
      <SharedReport shareKey={shareKey} />
    </Queries>
  );
}

function SharedReport({ shareKey }: { readonly shareKey: string }) {
  const navigate = useNavigate();
  const { view, reload } = useSharedReport(shareKey);
  return (
    <SharedReportScreen
      view={view}
      onPrint={() => window.print()}
      onReturnHome={() => void navigate('/')}
      onReload={reload}
    />
  );
}

/** The report behind a link, whose key stands for a login. */
function useSharedReport(key: string): { view: SharedReportView; reload: () => void } {
  const { backendUrl } = useConfig();
  const api = useMemo(
    () => createApiClient({ baseUrl: backendUrl, getToken: () => Promise.resolve(key) }),
    [backendUrl, key],
  );
  const shared = useQuery({ queryKey: ['shared'], queryFn: ({ signal }) => api.readSharedReport({}, { signal }) });
  return { view: viewOf(), reload: () => void shared.refetch() };

  function viewOf(): SharedReportView {
    if (shared.isPending) return { phase: 'loading' };
    if (shared.error instanceof ApiError && shared.error.code === 'not-found') return { phase: 'gone' };
    if (!shared.data)
      return {
        phase: 'failed',
        message: saidBy(shared.error, 'We can’t show the report right now. Please try again.'),
      };
    const { report, heldAt, expiresAt } = shared.data;
    return {
      phase: 'ready',
      report: letterView(report, heldAt),
      norms: report.norms,
      expiresText: dayText(expiresAt),
    };
  }
}
