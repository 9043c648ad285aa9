import { useId, useState } from 'react';
import { Alert, Button, TextArea } from '../../primitives/index.ts';
import { Part, PartTitle, Text } from '../report.styles.ts';
import { Ask } from './ReviewRequest.styles.ts';

/** Whether a person was asked to look at a result. */
export interface ReviewView {
  readonly state: 'none' | 'asking' | 'asked' | 'done';
  readonly error?: string | undefined;
}

export interface ReviewRequestProps {
  readonly review: ReviewView;
  /** With what the candidate wrote to it, which may be nothing. */
  readonly onAsk: (note: string) => void;
}

/** Characters that a request may have. */
const noteMost = 1_000;

/** Where a link in an e-mail leads to. */
export const reviewId = 'review';

/** Lets a candidate ask for a person's review of a result that rules or a model came to. */
export function ReviewRequest({ review, onAsk }: ReviewRequestProps) {
  const id = useId();
  const { state, error } = review;
  const [note, setNote] = useState('');
  return (
    <Part id={reviewId} aria-labelledby={id} data-noprint>
      <PartTitle id={id} under={1}>
        Think this is wrong?
      </PartTitle>
      {error && <Alert>{error}</Alert>}
      {state === 'asked' && (
        <Alert tone="success">
          You asked for a review. A person at the employer will look at what you showed. This page will say when it’s
          done.
        </Alert>
      )}
      {state === 'done' && <Alert tone="info">A person reviewed this result, as you asked.</Alert>}
      {(state === 'none' || state === 'asking') && (
        <>
          <Text>
            Software gave these levels. If they don’t do you justice, a person at the employer can look at what you
            showed and decide again. We’ll tell them you asked.
          </Text>
          <Ask>
            <TextArea
              label="What should they look at? (optional)"
              hint="The employer will read this. You don’t need to say who you are."
              rows={2}
              maxLength={noteMost}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Button variant="quiet" busy={state === 'asking'} onClick={() => onAsk(note)}>
              Ask for a Person to Review It
            </Button>
          </Ask>
        </>
      )}
    </Part>
  );
}
