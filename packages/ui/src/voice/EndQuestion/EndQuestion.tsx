import { ConfirmDialog } from '../../primitives/index.ts';
import type { ProgressView } from '../types.ts';

export interface EndQuestionProps {
  /** How far the interview has come; undefined: nothing is asked. */
  readonly ending: ProgressView | undefined;
  /** What becomes of what was said. */
  readonly after?: string | undefined;
  readonly onEnd: () => void;
  readonly onStay: () => void;
}

/** Asks once before an interview that has begun is ended: nothing brings it back. */
export function EndQuestion({ ending, after, onEnd, onStay }: EndQuestionProps) {
  return (
    <ConfirmDialog
      open={ending !== undefined}
      danger
      title="End here?"
      message={[ending && answered(ending), after].filter(Boolean).join(' ')}
      confirm="End Interview"
      cancel="Keep Going"
      onConfirm={onEnd}
      onCancel={onStay}
    />
  );
}

const answered = ({ answered: some, of }: ProgressView): string =>
  some === 0 ? `You haven’t answered any of the ${of} questions.` : `You’ve answered ${some} of ${of}.`;
