import { type ReportAnswer, ReportScreen, type ReportScreenProps, reviewId } from '@viva/ui';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Queries } from '../../api/Queries.tsx';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useRecording } from '../../features/recording/index.ts';
import { useReport } from './useReport.ts';
import { useReview } from './useReview.ts';
import { useSharing } from './useSharing.ts';

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
  const [query] = useSearchParams();
  const { session, view, reload, download } = useReport(sessionId);
  const review = useReview(session);
  const props: ReportScreenProps = {
    view,
    review,
    onPrint: () => window.print(),
    onDownload: download,
    onReturnHome: () => void navigate('/'),
    onReload: reload,
  };
  // An e-mail leads straight to where a review is asked for.
  const toReview = query.get('review') === 'ask' && view.phase === 'ready' && review !== undefined;
  useEffect(() => {
    if (toReview) document.getElementById(reviewId)?.scrollIntoView();
  }, [toReview]);
  return view.phase === 'ready' ? (
    <ReadyReport sessionId={sessionId} answers={view.report.answers} {...props} />
  ) : (
    <ReportScreen {...props} />
  );
}

interface ReadyReportProps extends ReportScreenProps {
  readonly sessionId: string;
  readonly answers: readonly ReportAnswer[];
}

/** A report that is there: it can be shared, and heard where sound of it was kept. */
function ReadyReport({ sessionId, answers, ...props }: ReadyReportProps) {
  const marks = answers.flatMap(({ startMs }, i) => (startMs === null ? [] : [{ label: `Q${i + 1}`, startMs }]));
  const recording = useRecording(sessionId, marks);
  const { replay } = recording;
  const silent = replay.state === 'loading' || (replay.state === 'unavailable' && replay.reason === 'not-recorded');
  return <ReportScreen {...props} sharing={useSharing(sessionId)} replay={silent ? undefined : recording} />;
}
