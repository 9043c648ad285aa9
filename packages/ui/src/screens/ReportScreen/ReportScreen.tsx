import { useState } from 'react';
import { Button, ButtonLink, ErrorView, Message, SkeletonHead, SkeletonText } from '../../primitives/index.ts';
import {
  ReportLetter,
  ShareDialog,
  ReviewRequest,
  type ReplayActions,
  type ReplayView,
  type ReportNorms,
  type ReportView,
  type ReviewRequestProps,
  type ShareDialogProps,
} from '../../report/index.ts';
import { Page, Sketch, SketchedPart } from './ReportScreen.styles.ts';

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
    };

export interface ReportScreenProps {
  readonly view: ReportScreenView;
  /** The recording beside the transcript; missing where there is none to hear. */
  readonly replay?: (ReplayActions & { readonly replay: ReplayView }) | undefined;
  /** The link with which others can read the report; missing where it can't be shared. */
  readonly sharing?: Omit<ShareDialogProps, 'open' | 'onClose'> | undefined;
  /** For interviews with an employer; missing for practice. */
  readonly review?: ReviewRequestProps | undefined;
  readonly onPrint: () => void;
  /** Saves the report as JSON. */
  readonly onDownload: () => void;
  readonly onReturnHome: () => void;
  /** Loads the report once more. */
  readonly onReload: () => void;
}

/** A report for the one whose interview it is. */
export function ReportScreen(props: ReportScreenProps) {
  const { view, replay, sharing, review, onPrint, onDownload, onReturnHome, onReload } = props;
  const [open, setOpen] = useState(false);
  switch (view.phase) {
    case 'loading':
      return <ReportSketch />;
    case 'writing':
      return (
        <Message title="Your report is being written" moving role="status">
          It takes about a minute. This page shows it as soon as it is there, and it comes by email too.
        </Message>
      );
    case 'nothing-said':
      return (
        <Message title="There is no report" role="status" actions={<ButtonLink href="/">Practise Again</ButtonLink>}>
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
            replay={replay}
            actions={
              <>
                <Button variant="quiet" onClick={onPrint}>
                  Print
                </Button>
                <Button variant="quiet" onClick={onDownload}>
                  Download
                </Button>
                {sharing && <Button onClick={() => setOpen(true)}>Share</Button>}
              </>
            }
          >
            {review && <ReviewRequest {...review} />}
          </ReportLetter>
          {sharing && <ShareDialog open={open} {...sharing} onClose={() => setOpen(false)} />}
        </Page>
      );
  }
}

/** The shape of a report while it loads. */
export function ReportSketch() {
  return (
    <Page>
      <Sketch>
        <SkeletonHead label="Loading the report" />
        <SketchedPart>
          <SkeletonText lines={4} />
        </SketchedPart>
        <SketchedPart>
          <SkeletonText lines={6} />
        </SketchedPart>
      </Sketch>
    </Page>
  );
}
