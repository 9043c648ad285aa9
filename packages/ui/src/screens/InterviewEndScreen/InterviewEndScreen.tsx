import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../primitives/index.ts';
import type { CandidateJob } from '../../room/index.ts';
import { Choices, Main, Thanks } from './InterviewEndScreen.styles.ts';
import { type MakingStep, MakingSteps } from './MakingSteps.tsx';
import { NextForCandidate } from './NextForCandidate.tsx';

export type { MakingStep } from './MakingSteps.tsx';

/**
 * What is known of an interview's report. `slow`: it takes longer than usual. `failed`: it can't be made. `unknown`: the
 * service does not say.
 */
export type InterviewEndView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'making'; readonly step: MakingStep; readonly slow: boolean }
  | { readonly phase: 'ready' }
  | { readonly phase: 'nothing-said' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'unknown' };

export interface InterviewEndScreenProps {
  readonly view: InterviewEndView;
  /** Where the report is mailed. */
  readonly reportTo: string;
  /** Missing for practice. */
  readonly candidacy?: { readonly job: CandidateJob; readonly keptForDays: number } | undefined;
  /** One question was said again: both tries are shown, and nothing is mailed. */
  readonly again?: boolean | undefined;
  /** The report, once it is there. */
  readonly children?: ReactNode;
  readonly onReturnHome: () => void;
  /** Asks the service again. */
  readonly onRetry: () => void;
}

/** The end of an interview, which becomes its report: nothing has to be pressed. */
export function InterviewEndScreen(props: InterviewEndScreenProps) {
  const { view, reportTo, candidacy, again = false, children, onReturnHome, onRetry } = props;
  const { phase } = view;
  const ready = phase === 'ready';
  return (
    <Main id="main" tabIndex={-1}>
      <Thanks data-alone={!ready && !candidacy}>
        <h1>{candidacy ? 'Thank you for your time' : again ? 'Your new try' : 'Thank you for practicing'}</h1>
        {candidacy && phase !== 'nothing-said' && (
          <p>
            Your interview for {candidacy.job.title} at {candidacy.job.employer} is complete.
          </p>
        )}
        {phase === 'making' && <MakingSteps step={view.step} />}
        <p role="status">{again ? triedTextOf(view) : textOf(props)}</p>
        <Choices>
          {phase === 'unknown' && <Button onClick={onRetry}>Try Again</Button>}
          {phase === 'failed' && (
            <ButtonLink href="/my_account" variant="quiet">
              My Account
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={onReturnHome}>
            Return to Home
          </Button>
        </Choices>
        {candidacy && phase !== 'nothing-said' && <NextForCandidate {...candidacy} reportTo={reportTo} />}
      </Thanks>
      {ready && children}
    </Main>
  );
}

function textOf({ view, reportTo, candidacy }: InterviewEndScreenProps): string {
  const report = candidacy ? 'feedback' : 'report';
  const account = 'You’ll also find it in My Account, under past interviews.';
  switch (view.phase) {
    case 'loading':
      return `You’ll also get your ${report} by email at ${reportTo}.`;
    case 'making':
      if (view.step === 'retrying')
        return `The first try didn’t work. We’ll keep trying, so you don’t have to wait here. We’ll email your ${report} to ${reportTo}. ${account}`;
      if (view.slow)
        return `This is taking longer than usual. You don’t have to wait here. We’ll email your ${report} to ${reportTo}. ${account}`;
      return `Your ${report} will be here in a few seconds. We’ll also email it to ${reportTo}.`;
    case 'ready':
      return `Here’s your ${report}. We’ll also email it to ${reportTo}, and it stays in My Account.`;
    case 'nothing-said':
      return candidacy
        ? `You didn’t say anything this time, so there’s no feedback. If something went wrong, get in touch with ${candidacy.job.employer}.`
        : 'You didn’t say anything this time, so there’s no report.';
    case 'failed':
      return candidacy
        ? `We couldn’t write your feedback, so you won’t get an email. What you said is saved. Please tell ${candidacy.job.employer} so your interview isn’t lost.`
        : 'We couldn’t write your report, so you won’t get an email. What you said is saved, and you can download it in My Account.';
    case 'unknown':
      return `We can’t show your ${report} right now. What you said is saved, and we’ll email your ${report} to ${reportTo}. ${account}`;
  }
}

/** The same after another try of one question. */
function triedTextOf(view: InterviewEndView): string {
  switch (view.phase) {
    case 'loading':
      return 'Both tries will be here in a few seconds.';
    case 'making':
      return view.slow || view.step === 'retrying'
        ? 'This is taking longer than usual. You don’t have to wait here. You’ll also find your try in My Account, under past interviews.'
        : 'Both tries will be here, side by side, in a few seconds.';
    case 'ready':
      return 'Here are your tries, side by side. You’ll also find them in My Account.';
    case 'nothing-said':
      return 'You didn’t say anything this time. The question is still there for you.';
    case 'failed':
      return 'We couldn’t compare your try. What you said is saved, and you can download it in My Account.';
    case 'unknown':
      return 'We can’t show your try right now. You’ll also find it in My Account, under past interviews.';
  }
}
