import { useId } from 'react';
import type { DecisionView } from '../types.ts';
import { Note } from './DecisionNote.styles.ts';

export interface DecisionNoteProps {
  readonly decision: DecisionView;
}

const reviews: Readonly<Record<DecisionView['review'], string>> = {
  none: 'The candidate can ask for a person’s review at any time.',
  asked: 'The candidate has asked for a person’s review. It is under way, and the result may change.',
  done: 'A person has reviewed this result at the candidate’s request.',
};

/** Who and what made a result, and what can be done about it. Whom to meet is a person's decision. */
export function DecisionNote({ decision }: DecisionNoteProps) {
  const id = useId();
  return (
    <Note aria-labelledby={id}>
      <h2 id={id}>Who decided what</h2>
      {decision.madeBy.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{reviews[decision.review]}</p>
      <p>Whom to meet is your decision, not the service’s.</p>
    </Note>
  );
}
