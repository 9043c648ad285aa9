import { ErrorView, NoticeDialog, Stepper } from '../../primitives/index.ts';
import type { LinksView } from '../LinksForm/index.ts';
import type { InterviewLength, JobPostActions, JobPostView } from '../types.ts';
import { Flow } from './JobPostFlow.styles.ts';
import { DescribeStage, ReviewStage, ShareStage } from './stages.tsx';

export interface JobPostFlowProps extends JobPostActions {
  readonly brand: string;
  /** The lengths that an interview can be given. */
  readonly lengths: readonly InterviewLength[];
  readonly view: JobPostView;
  /** Whether the links of earlier jobs were asked for. */
  readonly links: LinksView;
}

const steps = ['Describe the job', 'Review', 'Share the link'];

/** The way from a job description to a link for candidates: three stages, always showing which. */
export function JobPostFlow({ brand, lengths, view, links, ...actions }: JobPostFlowProps) {
  if (view.phase === 'failed') return <ErrorView message={view.message} onReturnHome={actions.onReturnHome} />;
  const current = stageOf(view.phase);
  const notice = view.phase === 'reviewing' ? view.notice : undefined;
  return (
    <Flow>
      <Stepper label="Job post" steps={steps} current={current} />
      {(view.phase === 'creating' || view.phase === 'describing' || view.phase === 'submitting') && (
        <DescribeStage view={view} links={links} {...actions} />
      )}
      {(view.phase === 'reviewing' || view.phase === 'finalizing') && (
        <ReviewStage brand={brand} lengths={lengths} view={view} {...actions} />
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
