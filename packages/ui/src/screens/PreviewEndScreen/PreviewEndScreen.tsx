import { Alert, Button } from '../../primitives/index.ts';
import { ReportLetter, type ReportNorms, type ReportView } from '../../report/index.ts';
import { Choices, Main, Thanks } from '../InterviewEndScreen/InterviewEndScreen.styles.ts';
import { type MakingStep, MakingSteps } from '../InterviewEndScreen/MakingSteps.tsx';
import { KeepPart, Page } from './PreviewEndScreen.styles.ts';

/**
 * What is known of a preview's report. `slow`: it takes longer than usual. `none`: it can't be made. `gone`: it was there, for some
 * minutes. `unknown`: the service does not say.
 */
export type PreviewEndView =
  | { readonly phase: 'making'; readonly step: MakingStep; readonly slow: boolean }
  | { readonly phase: 'ready'; readonly report: ReportView; readonly norms: ReportNorms }
  | { readonly phase: 'nothing-said' }
  | { readonly phase: 'none' }
  | { readonly phase: 'gone' }
  | { readonly phase: 'unknown' };

export interface PreviewEndScreenProps {
  readonly view: PreviewEndView;
  /** How long the report can be kept, in minutes. */
  readonly minutes: number;
  /** Somebody is signed in, so that no account has to be made first. */
  readonly member: boolean;
  /** It is being kept. */
  readonly keeping: boolean;
  /** Why it could not be kept. */
  readonly trouble?: string | undefined;
  /** Keeps it, or has an account made first; where there is nothing to keep, an account alone. */
  readonly onKeep: () => void;
  readonly onAccount: () => void;
  readonly onReturnHome: () => void;
  /** Asks the service again. */
  readonly onRetry: () => void;
}

/** Where there is nothing to keep, an account is still offered. */
const withoutReport: readonly PreviewEndView['phase'][] = ['nothing-said', 'none', 'gone'];

/** The end of a preview, which becomes a short report that can be kept. */
export function PreviewEndScreen(props: PreviewEndScreenProps) {
  const { view, member, keeping, trouble, onKeep, onAccount, onReturnHome, onRetry } = props;
  const ready = view.phase === 'ready';
  const keep = (
    <Button onClick={onKeep} busy={keeping}>
      {member ? 'Keep It in My Account' : 'Keep It: Create a Free Account'}
    </Button>
  );
  return (
    <Main id="main" tabIndex={-1}>
      <Thanks data-alone={!ready}>
        <h1>That was the preview</h1>
        {view.phase === 'making' && <MakingSteps step={view.step} />}
        <p role="status">{textOf(props)}</p>
        {trouble && view.phase !== 'gone' && <Alert>{trouble}</Alert>}
        <Choices>
          {ready && keep}
          {view.phase === 'unknown' && <Button onClick={onRetry}>Try Again</Button>}
          {withoutReport.includes(view.phase) && !member && <Button onClick={onAccount}>Create a Free Account</Button>}
          <Button variant="quiet" onClick={onReturnHome}>
            Return to Home
          </Button>
        </Choices>
      </Thanks>
      {ready && (
        <Page>
          <ReportLetter report={view.report} norms={view.norms} excerpt headingLevel={2} />
          <KeepPart aria-label="Keep this report">
            <p>
              The full report also covers how you spoke, has a transcript, and lets you try any answer again. A full
              interview goes deeper.
            </p>
            <Choices>{keep}</Choices>
          </KeepPart>
        </Page>
      )}
    </Main>
  );
}

function textOf({ view, minutes, member }: PreviewEndScreenProps): string {
  const free = member ? '' : ' Creating an account is free. No credit card required!';
  switch (view.phase) {
    case 'making':
      return view.slow || view.step === 'retrying'
        ? 'This is taking longer than usual. Your report will appear here.'
        : 'Your short report will be here in a few seconds.';
    case 'ready':
      return `Here’s your short report. We delete it ${minutes} minutes after the preview, unless you keep it.${free}`;
    case 'nothing-said':
      return `You didn’t say anything this time, so there’s no report.${free}`;
    case 'none':
      return `We couldn’t write your report this time. A full interview goes deeper, and you get its report by email.${free}`;
    case 'gone':
      return `This preview’s report is no longer here. We delete it ${minutes} minutes after the preview, unless it’s kept in an account.${free}`;
    case 'unknown':
      return 'We can’t show your report right now. Please try again.';
  }
}
