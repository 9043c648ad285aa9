import { useState } from 'react';
import { Button, Problem, WarningIcon } from '../../primitives/index.ts';
import { Choices } from './HelpCard.styles.ts';

export interface HelpChoicesProps {
  /** Asks the interviewer to go on; rejects when that did not arrive. */
  readonly onGoOn: () => Promise<void>;
  readonly onEnd: () => void;
}

/** Going on with the interview, or ending it: neither is the better one. */
export function HelpChoices({ onGoOn, onEnd }: HelpChoicesProps) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'failed'>('idle');
  async function goOn() {
    setPhase('sending');
    try {
      await onGoOn();
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  }
  return (
    <Choices role="group" aria-label="The interview">
      <Button variant="quiet" busy={phase === 'sending'} onClick={() => void goOn()}>
        Continue the Interview
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        End the Interview
      </Button>
      {phase === 'failed' && (
        <Problem role="alert">
          <WarningIcon />
          That didn’t reach the interviewer. Please try again.
        </Problem>
      )}
    </Choices>
  );
}
