import { ErrorView, NoticeDialog, Stepper } from '../../primitives/index.ts';
import type { JobPostActions, JobPostView } from '../types.ts';
import { Flow } from './JobPostFlow.styles.ts';
import { DescribeStage, ReviewStage, ShareStage } from './stages.tsx';

export interface JobPostFlowProps extends JobPostActions {
  readonly brand: string;
  readonly view: JobPostView;
}

const steps = ['Describe the job', 'Review', 'Share the link'];

/** The way from a job description to a link for candidates: three stages, always showing which. */
export function JobPostFlow({ brand, view, ...actions }: JobPostFlowProps) {
  if (view.phase === 'failed') return <ErrorView message={view.message} onReturnHome={actions.onReturnHome} />;
  const current = stageOf(view.phase);
  const notice = view.phase === 'reviewing' ? view.notice : undefined;
  return (
    <Flow>
      <Stepper label="Job post" steps={steps} current={current} />
      {(view.phase === 'creating' || view.phase === 'describing' || view.phase === 'submitting') && (
        <DescribeStage view={view} {...actions} />
      )}
      {(view.phase === 'reviewing' || view.phase === 'finalizing') && (
        <ReviewStage brand={brand} view={view} {...actions} />
      )}
      {view.phase === 'shared' && <ShareStage view={view} {...actions} />}
      <NoticeDialog open={notice !== undefined} message={notice ?? ''} onClose={actions.onCloseNotice} />
    </Flow>
  );
}

function stageOf(phase: Exclude<JobPostView['phase'], 'failed'>): 0 | 1 | 2 {
  if (phase === 'shared') return 2;
  return phase === 'reviewing' || phase === 'finalizing' ? 1 : 0;
}
