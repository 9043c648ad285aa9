import { useId } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import { Part, PartTitle, Text } from '../report.styles.ts';

/** Whether a person was asked to look at a result. */
export interface ReviewView {
  readonly state: 'none' | 'asking' | 'asked' | 'done';
  readonly error?: string | undefined;
}

export interface ReviewRequestProps {
  readonly review: ReviewView;
  readonly onAsk: () => void;
}

/** Lets a candidate ask for a person's review of a result that rules or a model came to. */
export function ReviewRequest({ review, onAsk }: ReviewRequestProps) {
  const id = useId();
  const { state, error } = review;
  return (
    <Part aria-labelledby={id} data-noprint>
      <PartTitle id={id} under={1}>
        Is this wrong?
      </PartTitle>
      {error && <Alert>{error}</Alert>}
      {state === 'asked' && (
        <Alert tone="success">You have asked for a review. A person reads your interview and writes to you.</Alert>
      )}
      {state === 'done' && <Alert tone="info">A person has reviewed this result, as you asked.</Alert>}
      {(state === 'none' || state === 'asking') && (
        <>
          <Text>
            The scores were given by rules, not by a person. If you think that they do not do you justice, a person
            reads your interview and decides anew. The employer is told that a review is under way.
          </Text>
          <div>
            <Button variant="quiet" busy={state === 'asking'} onClick={onAsk}>
              Ask for a person’s review
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}
