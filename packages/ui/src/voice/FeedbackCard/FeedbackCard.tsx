import { VisuallyHidden } from '../../primitives/index.ts';
import { Feedback, Words } from './FeedbackCard.styles.ts';
import { FeedbackChoice, type FeedbackChoiceProps } from './FeedbackChoice.tsx';

export interface FeedbackCardProps extends FeedbackChoiceProps {
  /** Undefined: there is no choice to make. */
  readonly text: string | undefined;
}

/**
 * A few words about the answer that was just given, under its question, and what to do next; empty without them. A screen reader
 * only says that there is a choice: the interviewer is saying the words.
 */
export function FeedbackCard({ text, ...actions }: FeedbackCardProps) {
  return (
    <Feedback data-empty={text === undefined}>
      {text !== undefined && (
        <Words>
          <b>Feedback:</b> {text}
        </Words>
      )}
      <VisuallyHidden role="status">{text !== undefined && 'You can try it again, or move on.'}</VisuallyHidden>
      {text !== undefined && <FeedbackChoice key={text} {...actions} />}
    </Feedback>
  );
}
