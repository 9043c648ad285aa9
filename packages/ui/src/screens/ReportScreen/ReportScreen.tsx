import { Button, ButtonLink, ErrorView, Message, SkeletonHead, SkeletonText } from '../../primitives/index.ts';
import {
  ReportLetter,
  ReviewRequest,
  type AgainView,
  type ComparisonView,
  type CorrectionView,
  type KeepView,
  type ReplayActions,
  type ReplayView,
  type ReportNorms,
  type ReportView,
  type ReviewRequestProps,
} from '../../report/index.ts';
import { ShareButton, type Sharing } from './ShareButton.tsx';
import { Page, Sketch, SketchedPart } from './ReportScreen.styles.ts';

/**
 * What a report's page shows. `writing`: the interview is over and the report usually comes in a minute; that of a
 * candidate of an employer may wait until it can be `assessed` like the others.
 */
export type ReportScreenView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'writing'; readonly assessed: boolean }
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
  readonly sharing?: Sharing | undefined;
  /** How answers are corrected where they were misheard; missing where they can't be. */
  readonly correction?: CorrectionView | undefined;
  /** How its questions are said again; missing where they can't be. */
  readonly again?: AgainView | undefined;
  /** How its good answers are kept; missing where they can't be. */
  readonly keep?: KeepView | undefined;
  /** For another try of one question, how it compares with those before; null while it loads. */
  readonly comparison?: ComparisonView | null | undefined;
  /** For interviews with an employer; missing for practice. */
  readonly review?: ReviewRequestProps | undefined;
  /** Level of the title's heading; 1 where the report is the page. */
  readonly headingLevel?: number;
  readonly onPrint: () => void;
  /** Saves the report as JSON. */
  readonly onDownload: () => void;
  readonly onReturnHome: () => void;
  /** Loads the report once more. */
  readonly onReload: () => void;
}

/** A report for the one whose interview it is. */
export function ReportScreen(props: ReportScreenProps) {
  const { view, replay, sharing, correction, again, keep, comparison, review, headingLevel } = props;
  const { onPrint, onDownload, onReturnHome, onReload } = props;
  switch (view.phase) {
    case 'loading':
      return <ReportSketch />;
    case 'writing':
      return view.assessed ? (
        <Message title="Your interview is being assessed" moving role="status">
          This usually takes about a minute. It can take hours: all candidates for a job are assessed the same way, and
          that can be unavailable for a while. Your report appears here as soon as it’s ready, and we’ll email it, too.
        </Message>
      ) : (
        <Message title="Your report is being written" moving role="status">
          This usually takes about a minute. Your report appears here as soon as it’s ready, and we’ll email it, too.
        </Message>
      );
    case 'nothing-said':
      return (
        <Message title="There’s no report" role="status" actions={<ButtonLink href="/">Practice Again</ButtonLink>}>
          You didn’t say anything in this interview, so there’s nothing to report.
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
            {...(headingLevel === undefined ? {} : { headingLevel })}
            replay={replay}
            correction={correction}
            again={again}
            keep={keep}
            comparison={comparison}
            actions={
              <>
                <Button variant="quiet" onClick={onPrint}>
                  Print
                </Button>
                <Button variant="quiet" onClick={onDownload}>
                  Download
                </Button>
                {sharing && <ShareButton sharing={sharing} />}
              </>
            }
          >
            {review && <ReviewRequest {...review} />}
          </ReportLetter>
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
