import { type ReportAnswer, ReportScreen, type ReportScreenProps, reviewId } from '@viva/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecording } from '../../features/recording/index.ts';
import { useAgain, useComparison } from './useAgain.ts';
import { useCorrection } from './useCorrection.ts';
import { useKeep } from './useKeep.ts';
import { useReport } from './useReport.ts';
import { useReview } from './useReview.ts';
import { useSharing } from './useSharing.ts';

interface OwnReportProps {
  readonly sessionId: string;
  /** 1 where the report is the page. */
  readonly headingLevel?: number;
}

/** The report of one's own interview with all that can be done with it: on its page, and at the end of the interview. */
export function OwnReport({ sessionId, headingLevel = 1 }: OwnReportProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { session, view, reload, download } = useReport(sessionId);
  const review = useReview(session);
  const correction = useCorrection(session);
  const again = useAgain(session);
  const keep = useKeep(session);
  const comparison = useComparison(session);
  const props: ReportScreenProps = {
    view,
    review,
    correction,
    again,
    keep,
    comparison,
    headingLevel,
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
