import { JobPageScreen } from '@viva/ui';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Queries } from '../../api/Queries.tsx';
import { usePage } from '../../app/usePage.ts';
import { type AnswerMark, useReplay } from '../../features/recording/index.ts';
import { useEmployerJob } from './useEmployerJob.ts';

/** An employer's job post, behind the private link that was e-mailed. */
export default function JobRoute() {
  usePage('Your Job Post');
  const { jobKey = '' } = useParams();
  return (
    <Queries key={jobKey}>
      <Job jobKey={jobKey} />
    </Queries>
  );
}

const noMarks: readonly AnswerMark[] = [];

function Job({ jobKey }: { readonly jobKey: string }) {
  const navigate = useNavigate();
  const { candidate, view, ...actions } = useEmployerJob(jobKey);
  const { said, waiting, loadRecordings, onOpen, onUnlock, onReviewed, onReloadMaterial } = candidate;
  const marks = useMemo(
    () => said?.answers.map(({ startMs }, place) => ({ label: `Q${place + 1}`, startMs })) ?? noMarks,
    [said],
  );
  const { replay, ...player } = useReplay(loadRecordings, marks);
  return (
    <JobPageScreen
      {...player}
      {...actions}
      {...{ onOpen, onUnlock, onReviewed, onReloadMaterial }}
      view={view.phase === 'ready' ? { ...view, material: said ? { lines: said.transcript, replay } : waiting } : view}
      onReturnHome={() => void navigate('/')}
    />
  );
}
