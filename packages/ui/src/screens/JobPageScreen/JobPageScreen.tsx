import { LinksForm, type LinksView } from '../../employer/index.ts';
import { ButtonLink, ErrorView, Message, SkeletonCard, SkeletonHead } from '../../primitives/index.ts';
import { JobPage, type JobPageProps } from './JobPage.tsx';
import { Gone, Page, Sketch, SketchedCards } from './JobPageScreen.styles.ts';

/** What the private link of an employer shows. `gone`: it was replaced, or never was; nobody is told which. */
export type JobPageView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone'; readonly links: LinksView }
  | { readonly phase: 'erased' }
  | { readonly phase: 'failed'; readonly message: string }
  | ({ readonly phase: 'ready' } & Pick<
      JobPageProps,
      | 'job'
      | 'opened'
      | 'material'
      | 'busy'
      | 'notice'
      | 'remark'
      | 'error'
      | 'bar'
      | 'settings'
      | 'exporting'
      | 'linkCopied'
      | 'invites'
    >);

export interface JobPageScreenProps extends Omit<
  JobPageProps,
  | 'job'
  | 'opened'
  | 'material'
  | 'busy'
  | 'notice'
  | 'remark'
  | 'error'
  | 'bar'
  | 'settings'
  | 'exporting'
  | 'linkCopied'
  | 'invites'
> {
  readonly view: JobPageView;
  readonly onReturnHome: () => void;
  readonly onReload: () => void;
  /** Mails the links of all jobs of a mailbox. */
  readonly onSendLinks: (email: string) => void;
}

/** The page of a job behind its private link: candidates without identity, evidence, and what can be done. */
export function JobPageScreen({ view, onReturnHome, onReload, onSendLinks, ...actions }: JobPageScreenProps) {
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
        <Page>
          <Gone>
            <Message title="This link no longer works" role="status" actions={home}>
              A job’s latest link is in the last email we sent about it. Or we can send it again.
            </Message>
            <LinksForm view={view.links} onSend={onSendLinks} />
          </Gone>
        </Page>
      );
    case 'erased':
      return (
        <Message title="The job has been deleted" role="status" actions={home}>
          The job post and its candidates’ results are permanently gone.
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
