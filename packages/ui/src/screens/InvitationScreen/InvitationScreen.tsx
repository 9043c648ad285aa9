import { LoginForm, type LoginFormProps } from '../../auth/index.ts';
import { Card, CompanyLogo, Link } from '../../primitives/index.ts';
import { beforeInterview } from '../../room/CandidatePanel/beforeInterview.ts';
import { type AccommodationsProps, type CandidateJob, CandidateWelcome } from '../../room/index.ts';
import { BeforeRoom } from '../../voice/index.ts';
import { atStart } from '../../voice/RecordingConsent/atStart.ts';

export interface InvitationScreenProps extends Omit<AccommodationsProps, 'employer'> {
  readonly job: CandidateJob;
  /** Who runs the interview: the product's brand. */
  readonly operator: string;
  readonly account: Pick<LoginFormProps, 'mode' | 'busy' | 'error' | 'sent' | 'onModeChange' | 'onSubmit'>;
  readonly onClose: () => void;
}

/** What a visitor with a smart link sees first: the job, who asks and what comes, and then the account that it takes. */
export function InvitationScreen({ job, operator, account, onClose, ...accommodations }: InvitationScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <BeforeRoom
        mark={job.logo && <CompanyLogo picture={job.logo} company={job.employer} />}
        title={job.title}
        lead={`${atStart(job.employer)} invites you to a first interview.`}
        steps={beforeInterview(0)}
        onClose={onClose}
      >
        <CandidateWelcome job={job} {...accommodations}>
          <Card padding="large">
            <LoginForm
              {...account}
              heading="h2"
              lead={
                <>
                  {operator} runs this interview for {job.employer}. Your account is where you’ll find your feedback.
                  Next, you’ll read what we’d record, and decide whether to continue. Our{' '}
                  <Link href="/terms-of-use/">Terms of Use</Link> and <Link href="/user-data-policy/">Data Policy</Link>{' '}
                  apply.
                </>
              }
            />
          </Card>
        </CandidateWelcome>
      </BeforeRoom>
    </main>
  );
}
