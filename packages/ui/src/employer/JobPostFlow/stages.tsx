import { Card } from '../../primitives/index.ts';
import { CandidatePreview } from '../CandidatePreview/index.ts';
import { HowItWorks } from '../HowItWorks/index.ts';
import { JobDescriptionForm } from '../JobDescriptionForm/index.ts';
import { JobReviewForm } from '../JobReviewForm/index.ts';
import { LinksForm, type LinksView } from '../LinksForm/index.ts';
import { SmartLink } from '../SmartLink/index.ts';
import type { InterviewLength, JobPostActions, JobPostView } from '../types.ts';
import { Creating } from './Creating.tsx';
import { Aside, Head, Sides, Stage } from './JobPostFlow.styles.ts';

type In<Phase extends JobPostView['phase']> = Extract<JobPostView, { phase: Phase }>;
type StageProps<Phase extends JobPostView['phase']> = JobPostActions & { readonly view: In<Phase> };

// A stage's heading takes the focus when the stage opens.
const heading = { tabIndex: -1 } as const;

/** The first stage: how it works, and the description. */
export function DescribeStage({
  view,
  links,
  ...actions
}: StageProps<'creating' | 'describing' | 'submitting'> & { links: LinksView }) {
  return (
    <Stage>
      <Head>
        <h1 {...heading}>Post a Job</h1>
        <p>Interview every applicant, with no scheduling. No account needed.</p>
      </Head>
      <Sides>
        <Card data-padding="large">
          {view.phase === 'creating' ? (
            <Creating />
          ) : (
            <JobDescriptionForm
              description={view.description}
              submitting={view.phase === 'submitting'}
              noJob={view.noJob}
              onDescriptionChange={actions.onDescriptionChange}
              onSubmit={actions.onSubmitDescription}
            />
          )}
        </Card>
        <HowItWorks />
      </Sides>
      <LinksForm view={links} onSend={actions.onSendLinks} />
    </Stage>
  );
}

/** The second stage: what was read out of the description, and what a candidate will see of it. */
export function ReviewStage({
  brand,
  lengths,
  view,
  ...actions
}: StageProps<'reviewing' | 'finalizing'> & { brand: string; lengths: readonly InterviewLength[] }) {
  return (
    <Stage>
      <Head>
        <h1 {...heading}>Build Your {brand} AI</h1>
        <p>Here’s what we found in your job description. Edit anything.</p>
      </Head>
      <Sides>
        <JobReviewForm
          draft={view.draft}
          lengths={lengths}
          finalizing={view.phase === 'finalizing'}
          onDraftChange={actions.onDraftChange}
          onEditDescription={actions.onEditDescription}
          onFinalize={actions.onFinalize}
        />
        <Aside>
          <CandidatePreview brand={brand} lengths={lengths} {...view.draft} />
        </Aside>
      </Sides>
    </Stage>
  );
}

/** The last stage: the link. */
export function ShareStage({ view, onCopy }: StageProps<'shared'>) {
  return (
    <Stage>
      <Head>
        <h1 {...heading}>Your Smart Interview Link</h1>
        <p>The interview for “{view.title}” is ready. Share this link with your candidates.</p>
      </Head>
      <SmartLink link={view.link} privateLink={view.privateLink} contactEmail={view.contactEmail} onCopy={onCopy} />
    </Stage>
  );
}
