import { ButtonLink, ErrorView, Message, SkeletonCard, SkeletonHead } from '../../primitives/index.ts';
import { JobPage, type JobPageProps } from './JobPage.tsx';
import { Page, Sketch, SketchedCards } from './JobPageScreen.styles.ts';

/** What the private link of an employer shows. `gone`: it was replaced, or never was; nobody is told which. */
export type JobPageView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone' }
  | { readonly phase: 'erased' }
  | { readonly phase: 'failed'; readonly message: string }
  | ({ readonly phase: 'ready' } & Pick<
      JobPageProps,
      'job' | 'opened' | 'material' | 'busy' | 'notice' | 'remark' | 'error' | 'bar' | 'settings' | 'linkCopied'
    >);

export interface JobPageScreenProps extends Omit<
  JobPageProps,
  'job' | 'opened' | 'material' | 'busy' | 'notice' | 'remark' | 'error' | 'bar' | 'settings' | 'linkCopied'
> {
  readonly view: JobPageView;
  readonly onReturnHome: () => void;
  readonly onReload: () => void;
}

/** The page of a job behind its private link: candidates without identity, evidence, and what can be done. */
export function JobPageScreen({ view, onReturnHome, onReload, ...actions }: JobPageScreenProps) {
  const home = <ButtonLink href="/">Home</ButtonLink>;
  switch (view.phase) {
    case 'loading':
      return (
        <Page>
          <Sketch>
            <SkeletonHead label="Loading your job post" />
            <SketchedCards>
              <SkeletonCard label="Loading the candidates" lines={5} />
              <SkeletonCard lines={5} />
            </SketchedCards>
          </Sketch>
        </Page>
      );
    case 'gone':
      return (
        <Message title="This link no longer works" role="status" actions={home}>
          The newest link of a job is in the last email that we sent about it.
        </Message>
      );
    case 'erased':
      return (
        <Message title="The job is erased" role="status" actions={home}>
          The job post and its candidates’ results are gone for good.
        </Message>
      );
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={onReturnHome} onRetry={onReload} />;
    case 'ready': {
      const { phase: _, ...shown } = view;
      return (
        <Page>
          <JobPage {...shown} {...actions} />
        </Page>
      );
    }
  }
}
