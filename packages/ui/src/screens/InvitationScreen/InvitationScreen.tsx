import { LoginForm, type LoginFormProps } from '../../auth/index.ts';
import { Card } from '../../primitives/index.ts';
import { beforeInterview } from '../../room/CandidatePanel/beforeInterview.ts';
import { type AccommodationsProps, type CandidateJob, CandidateWelcome } from '../../room/index.ts';
import { BeforeRoom } from '../../voice/index.ts';
import { atStart } from '../../voice/RecordingConsent/atStart.ts';

export interface InvitationScreenProps extends Omit<AccommodationsProps, 'employer'> {
  readonly job: CandidateJob;
  readonly account: Pick<LoginFormProps, 'mode' | 'busy' | 'error' | 'sent' | 'onModeChange' | 'onSubmit'>;
  readonly onClose: () => void;
}

/** What a visitor with a smart link sees first: the job, who asks and what comes, and then the account that it takes. */
export function InvitationScreen({ job, account, onClose, ...accommodations }: InvitationScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <BeforeRoom
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
              lead="Your account is where you’ll find your feedback. Next, you’ll read what we’d record, and decide whether to continue."
            />
          </Card>
        </CandidateWelcome>
      </BeforeRoom>
    </main>
  );
}
