import { ReportScreen } from '@viva/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { Queries } from '../../api/Queries.tsx';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useReport } from './useReport.ts';

/** The report of one's own interview. */
export default function ReportRoute() {
  usePage('Report');
  const { sessionId = '' } = useParams();
  return (
    <RequireLogin>
      {({ id }) => (
        <Queries key={`${id}/${sessionId}`}>
          <Report sessionId={sessionId} />
        </Queries>
      )}
    </RequireLogin>
  );
}

function Report({ sessionId }: { readonly sessionId: string }) {
  const navigate = useNavigate();
  const { view, reload, download } = useReport(sessionId);
  return (
    <ReportScreen
      view={view}
      onPrint={() => window.print()}
      onDownload={download}
      onReturnHome={() => void navigate('/')}
      onReload={reload}
    />
  );
}
