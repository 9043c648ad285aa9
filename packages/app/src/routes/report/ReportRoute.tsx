import { useParams } from 'react-router-dom';
import { Queries } from '../../api/Queries.tsx';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { OwnReport } from './OwnReport.tsx';

/** The report of one's own interview. */
export default function ReportRoute() {
  usePage('Report');
  const { sessionId = '' } = useParams();
  return (
    <RequireLogin>
      {({ id }) => (
        <Queries key={`${id}/${sessionId}`}>
          <OwnReport sessionId={sessionId} />
        </Queries>
      )}
    </RequireLogin>
  );
}
