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
    message: 'The link for candidates stops working. Interviews that are being held go on to their end.',
    confirm: 'Close the Job',
  },
  rotate: {
    title: 'Make a new private link?',
    message: `The link that you used stops working at once, for everybody who has it. The new one goes to ${contactEmail}.`,
    confirm: 'Make a New Link',
  },
  erase: {
    title: 'Erase this job?',
    message:
      'The job post, its candidates’ results and what you unlocked are erased for good. Candidates keep their own reports.',
    confirm: 'Erase for Good',
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
            ? 'Candidates can hold interviews until you close the job.'
            : 'The job is closed: nobody can begin an interview.'}
        </p>
        {status === 'open' ? (
          <Button variant="quiet" busy={busy === 'close'} onClick={() => raise('close')}>
            Close the Job
          </Button>
        ) : (
          <Button variant="quiet" busy={busy === 'reopen'} onClick={() => onAction('reopen')}>
            Open It Again
          </Button>
        )}
      </Row>
      <Row>
        <p>Whoever has your private link sees this page. If it got into other hands, replace it.</p>
        <Button variant="quiet" busy={busy === 'rotate'} onClick={() => raise('rotate')}>
          Make a New Link
        </Button>
      </Row>
      <Row>
        <p>Erasing cannot be undone.</p>
        <Button variant="quiet" busy={busy === 'erase'} onClick={() => raise('erase')}>
          Erase This Job
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
