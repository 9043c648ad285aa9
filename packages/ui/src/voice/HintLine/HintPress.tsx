import { useState } from 'react';
import { Button } from '../../primitives/index.ts';

export interface HintPressProps {
  /** Rejects when there is none any more. */
  readonly onHint: () => Promise<void>;
}

/** Asks for the hint; the interviewer says it, and it stands under the question then. */
export function HintPress({ onHint }: HintPressProps) {
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    // The question has changed, or the interviewer is away: the press can be made again.
    onHint().catch(() => setBusy(false));
  };
  return (
    <Button variant="link" busy={busy} onClick={ask}>
      Give Me a Hint
    </Button>
  );
}
