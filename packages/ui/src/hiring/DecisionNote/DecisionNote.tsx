import { useId } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import type { DecisionView } from '../types.ts';
import { Note, Review } from './DecisionNote.styles.ts';

export interface DecisionNoteProps {
  readonly decision: DecisionView;
  /** A person has looked, as the candidate had asked. */
  readonly onReviewed: () => void;
}

const reviews = {
  none: 'The candidate can ask for a person to review this result at any time.',
  done: 'A person reviewed this result, as the candidate asked.',
} as const;

/** Who and what made a result, and what can be done about it. Who to contact is a person's decision. */
export function DecisionNote({ decision, onReviewed }: DecisionNoteProps) {
  const id = useId();
  const { madeBy, review, error } = decision;
  return (
    <Note aria-labelledby={id}>
      <h2 id={id}>Who decided what</h2>
      {madeBy.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {review === 'asked' || review === 'noting' ? (
        <Review>
          <p>The candidate asked for a person to review this result. Read what they said, then judge for yourself.</p>
          {error && <Alert>{error}</Alert>}
          <Button variant="quiet" busy={review === 'noting'} onClick={onReviewed}>
            Mark as Reviewed
          </Button>
        </Review>
      ) : (
        <p>{reviews[review]}</p>
      )}
      <p>You decide who to contact. The software doesn’t.</p>
    </Note>
  );
}
