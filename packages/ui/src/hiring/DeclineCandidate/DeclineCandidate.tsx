import { useState } from 'react';
import { declineWords } from '../../emails/declineWords.ts';
import { Alert, Button, Dialog } from '../../primitives/index.ts';
import type { MarksView } from '../types.ts';
import { Box, Words } from './DeclineCandidate.styles.ts';

export interface DeclineCandidateProps {
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  /** The title of the job. */
  readonly job: string;
  /** '' where none was given. */
  readonly company: string;
  readonly marks: Pick<MarksView, 'declinedText' | 'saving' | 'error'>;
  readonly onDecline: () => void;
}

/** Declines a candidate by an e-mail in fixed words, which are shown before they are sent. */
export function DeclineCandidate({ label, job, company, marks, onDecline }: DeclineCandidateProps) {
  const [asked, setAsked] = useState(false);
  const { declinedText, saving, error } = marks;
  if (declinedText !== undefined)
    return (
      <Box>
        <p>You declined this candidate on {declinedText}. We told them by email.</p>
      </Box>
    );
  return (
    <Box>
      {error?.of === 'decline' && <Alert>{error.text}</Alert>}
      <Button variant="link" busy={saving === 'decline'} onClick={() => setAsked(true)}>
        Decline {label}
      </Button>
      <Dialog
        open={asked}
        wide
        title={`Decline ${label}?`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                setAsked(false);
                onDecline();
              }}
            >
              Send and Decline
            </Button>
          </>
        }
        onClose={() => setAsked(false)}
      >
        <p>The candidate gets this email once. You can’t take it back. Your notes aren’t in it.</p>
        <Words>
          {declineWords(job, company || null).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
      </Dialog>
    </Box>
  );
}
