import { useState } from 'react';
import { Button, ButtonLink, ErrorView, Message, SkeletonCard } from '../../primitives/index.ts';
import {
  ReportLetter,
  ShareDialog,
  ReviewRequest,
  type ReplayActions,
  type ReplayView,
  type ReportNorms,
  type ReportView,
  type ReviewView,
  type ShareDialogProps,
} from '../../report/index.ts';
import { Page, Sketch } from './ReportScreen.styles.ts';

/** What a report's page shows. `writing`: the interview is over and the report comes in a minute. */
export type ReportScreenView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'writing' }
  | { readonly phase: 'nothing-said' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'ready';
      readonly report: ReportView;
      readonly norms: ReportNorms;
      readonly replay: ReplayView;
      /** For interviews with an employer; missing for practice. */
      readonly review?: ReviewView | undefined;
      readonly share: Pick<ShareDialogProps, 'share' | 'error'>;
    };

export interface ReportScreenProps extends ReplayActions, Pick<ShareDialogProps, 'onCreate' | 'onCopy' | 'onRevoke'> {
  readonly view: ReportScreenView;
  /** Asks for a person's review. */
  readonly onAskReview: () => void;
  readonly onPrint: () => void;
  /** Saves the report as JSON. */
  readonly onDownload: () => void;
  readonly onReturnHome: () => void;
  /** Loads the report once more. */
  readonly onReload: () => void;
}

/** A report for the one whose interview it is. */
export function ReportScreen(props: ReportScreenProps) {
  const { view, onCreate, onCopy, onRevoke, onAskReview, onPrint, onDownload, onReturnHome, onReload, ...player } =
    props;
  const [sharing, setSharing] = useState(false);
  switch (view.phase) {
    case 'loading':
      return <ReportSketch />;
    case 'writing':
      return (
        <Message title="Your report is being written" moving role="status">
          It takes about a minute. This page shows it as soon as it is there, and it comes by e-mail too.
        </Message>
      );
    case 'nothing-said':
      return (
        <Message title="There is no report" role="status" actions={<ButtonLink href="/">Practise again</ButtonLink>}>
          You did not say anything in this interview, so there is nothing to report on.
        </Message>
      );
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={onReturnHome} onRetry={onReload} />;
    case 'ready':
      return (
        <Page>
          <ReportLetter
            report={view.report}
            norms={view.norms}
            replay={{ ...player, replay: view.replay }}
            actions={
              <>
                <Button variant="quiet" onClick={onPrint}>
                  Print
                </Button>
                <Button variant="quiet" onClick={onDownload}>
                  Download
                </Button>
                <Button onClick={() => setSharing(true)}>Share</Button>
              </>
            }
          >
            {view.review && <ReviewRequest review={view.review} onAsk={onAskReview} />}
          </ReportLetter>
          <ShareDialog
            open={sharing}
            {...view.share}
            onCreate={onCreate}
            onCopy={onCopy}
            onRevoke={onRevoke}
            onClose={() => setSharing(false)}
          />
        </Page>
      );
  }
}

/** The shape of a report while it loads. */
export function ReportSketch() {
  return (
    <Page>
      <Sketch>
        <SkeletonCard label="Loading the report" lines={2} />
        <SkeletonCard label="Loading the numbers" lines={5} />
      </Sketch>
    </Page>
  );
}
