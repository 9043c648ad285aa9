import { useEffect, useState } from 'react';
import { Button, Problem, WarningIcon } from '../../primitives/index.ts';
import { Choices } from './FeedbackCard.styles.ts';

export interface FeedbackChoiceProps {
  /** Says the answer again; rejects when the interviewer could not be told. */
  readonly onSayAgain: () => Promise<void>;
  /** Goes on; rejects as `onSayAgain` does. */
  readonly onNextQuestion: () => Promise<void>;
}

/** How long a press is waited for that the interviewer has taken, in milliseconds; then it can be made again. */
const longestWait = 10_000;

/** One press is enough: the choice is gone once the interviewer knows of it. */
export function FeedbackChoice({ onSayAgain, onNextQuestion }: FeedbackChoiceProps) {
  const [phase, setPhase] = useState<'idle' | 'again' | 'next' | 'failed'>('idle');
  const busy = phase === 'again' || phase === 'next';
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setPhase('idle'), longestWait);
    return () => clearTimeout(timer);
  }, [busy]);
  const choose = (chosen: 'again' | 'next', tell: () => Promise<void>) => {
    if (busy) return;
    setPhase(chosen);
    tell().catch(() => setPhase('failed'));
  };
  return (
    <>
      <Choices>
        <Button
          variant="quiet"
          busy={phase === 'again'}
          aria-disabled={busy || undefined}
          onClick={() => choose('again', onSayAgain)}
        >
          Try It Again
        </Button>
        <Button
          busy={phase === 'next'}
          aria-disabled={busy || undefined}
          onClick={() => choose('next', onNextQuestion)}
        >
          Move On
        </Button>
      </Choices>
      {phase === 'failed' && (
        <Problem role="alert">
          <WarningIcon />
          Your interviewer didn’t get that. Please press once more.
        </Problem>
      )}
    </>
  );
}
