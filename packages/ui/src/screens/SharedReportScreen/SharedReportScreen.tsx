import { Alert, Button, ButtonLink, ErrorView, Message } from '../../primitives/index.ts';
import { ReportLetter, type ReportNorms, type ReportView } from '../../report/index.ts';
import { ReportSketch } from '../ReportScreen/ReportScreen.tsx';
import { Page } from './SharedReportScreen.styles.ts';

/** What a shared link shows. `gone`: it expired, was taken back, or never was; nobody is told which. */
export type SharedReportView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'gone' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'ready';
      readonly report: ReportView;
      readonly norms: ReportNorms;
      /** When the link stops working, as people write it. */
      readonly expiresText: string;
    };

export interface SharedReportScreenProps {
  readonly view: SharedReportView;
  readonly onPrint: () => void;
  readonly onReturnHome: () => void;
  readonly onReload: () => void;
}

/** A report for somebody to whom its owner gave the link: to read, without the recording. */
export function SharedReportScreen({ view, onPrint, onReturnHome, onReload }: SharedReportScreenProps) {
  switch (view.phase) {
    case 'loading':
      return <ReportSketch />;
    case 'gone':
      return (
        <Message title="This link no longer works" role="status" actions={<ButtonLink href="/">Home</ButtonLink>}>
          Shared links expire, and their owner can turn them off. Ask the person who sent it for a new one.
        </Message>
      );
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={onReturnHome} onRetry={onReload} />;
    case 'ready':
      return (
        <Page>
          <Alert tone="info" data-noprint>
            This report is shared with you until {view.expiresText}. “You” is the person who did the interview.
          </Alert>
          <ReportLetter
            report={view.report}
            norms={view.norms}
            actions={
              <Button variant="quiet" onClick={onPrint}>
                Print
              </Button>
            }
          />
        </Page>
      );
  }
}
