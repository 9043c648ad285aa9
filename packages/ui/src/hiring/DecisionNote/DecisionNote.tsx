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
  none: 'The candidate can ask at any time that a person looks at this result.',
  done: 'A person has looked at this result, as the candidate had asked.',
} as const;

/** Who and what made a result, and what can be done about it. Whom to meet is a person's decision. */
export function DecisionNote({ decision, onReviewed }: DecisionNoteProps) {
  const id = useId();
  const { madeBy, review, reviewNote, error } = decision;
  return (
    <Note aria-labelledby={id}>
      <h2 id={id}>Who decided what</h2>
      {madeBy.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {review === 'asked' || review === 'noting' ? (
        <Review>
          <p>The candidate asks that a person looks at this result. Read what was said, and judge for yourself.</p>
          {reviewNote && <blockquote>{reviewNote}</blockquote>}
          {error && <Alert>{error}</Alert>}
          <Button variant="quiet" busy={review === 'noting'} onClick={onReviewed}>
            I Have Looked at It
          </Button>
        </Review>
      ) : (
        <p>{reviews[review]}</p>
      )}
      <p>Whom to meet is your decision, not the service’s.</p>
    </Note>
  );
}
