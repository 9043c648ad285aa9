import { useEffect, useRef } from 'react';
import { JobPostFlow, type JobPostFlowProps, type JobPostView } from '../../employer/index.ts';
import { Page } from './JobPostScreen.styles.ts';

export type JobPostScreenProps = JobPostFlowProps;

type Stage = 'describe' | 'review' | 'share' | 'failed';
const stages: Record<JobPostView['phase'], Stage> = {
  creating: 'describe',
  describing: 'describe',
  submitting: 'describe',
  reviewing: 'review',
  finalizing: 'review',
  shared: 'share',
  failed: 'failed',
};

/** The page on which employers post a job. A stage that opens is read from its top, by eyes and by keyboard. */
export function JobPostScreen(props: JobPostScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const stage = stages[props.view.phase];
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <Page ref={page}>
      <JobPostFlow {...props} />
    </Page>
  );
}
