import { useId, useState } from 'react';
import { Alert, Button, ConfirmDialog } from '../../primitives/index.ts';
import { Box, Row } from './JobControls.styles.ts';

/** What can be done with a job post. */
export type JobAction = 'close' | 'reopen' | 'rotate' | 'erase';

export interface JobControlsProps {
  readonly status: 'open' | 'closed';
  /** Where a new private link goes. */
  readonly contactEmail: string;
  /** Under way. */
  readonly busy?: JobAction | undefined;
  readonly notice?: string | undefined;
  readonly error?: string | undefined;
  /** Confirmed already, where that is needed. */
  readonly onAction: (action: JobAction) => void;
}

interface Ask {
  readonly title: string;
  readonly message: string;
  readonly confirm: string;
  readonly danger?: boolean;
}

const asks = (contactEmail: string): Readonly<Record<Exclude<JobAction, 'reopen'>, Ask>> => ({
  close: {
    title: 'Close this job?',
    message: 'The candidate link stops working. Interviews in progress continue to their end.',
    confirm: 'Close the Job',
  },
  rotate: {
    title: 'Reset your private link?',
    message: `The current link stops working right away for everyone who has it. We’ll send the new one to ${contactEmail}.`,
    confirm: 'Reset Private Link',
  },
  erase: {
    title: 'Delete this job?',
    message:
      'This permanently deletes the job post, its candidates’ results, and what you unlocked. Candidates keep their own reports.',
    confirm: 'Delete for Good',
    danger: true,
  },
});

/** Closes a job, replaces its private link, or erases it; each is asked once more. */
export function JobControls({ status, contactEmail, busy, notice, error, onAction }: JobControlsProps) {
  const [asked, setAsked] = useState<Exclude<JobAction, 'reopen'> | null>(null);
  const [shown, setShown] = useState<Exclude<JobAction, 'reopen'>>('close');
  const id = useId();
  const ask = asks(contactEmail)[shown];
  const raise = (action: Exclude<JobAction, 'reopen'>) => {
    setShown(action);
    setAsked(action);
  };
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>This job post</h2>
      {error && <Alert>{error}</Alert>}
      {notice && <Alert tone="success">{notice}</Alert>}
      <Row>
        <p>
          {status === 'open'
            ? 'Candidates can do interviews until you close the job.'
            : 'The job is closed, so no one can start an interview.'}
        </p>
        {status === 'open' ? (
          <Button variant="quiet" busy={busy === 'close'} onClick={() => raise('close')}>
            Close the Job
          </Button>
        ) : (
          <Button variant="quiet" busy={busy === 'reopen'} onClick={() => onAction('reopen')}>
            Reopen the Job
          </Button>
        )}
      </Row>
      <Row>
        <p>Anyone who has your private link can see this page. If someone else has it, replace it.</p>
        <Button variant="quiet" busy={busy === 'rotate'} onClick={() => raise('rotate')}>
          Reset Private Link
        </Button>
      </Row>
      <Row>
        <p>This can’t be undone.</p>
        <Button variant="quiet" busy={busy === 'erase'} onClick={() => raise('erase')}>
          Delete This Job
        </Button>
      </Row>
      <ConfirmDialog
        open={asked !== null}
        {...ask}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          onAction(shown);
        }}
      />
    </Box>
  );
}
