import { useState } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import type { ShareDialogProps } from '../../report/index.ts';

// Fetched when it is asked for: it weighs 50 kB, and most readers of a report don't share it.
const fetchDialog = async () => (await import('../../report/ShareDialog/ShareDialog.tsx')).ShareDialog;

export interface ShareButtonProps {
  readonly sharing: Omit<ShareDialogProps, 'open' | 'onClose'>;
  /** Gets the dialog; rejects when it can't be fetched. */
  readonly fetch?: typeof fetchDialog;
}

/** Opens the dialog with which a report is shared. */
export function ShareButton({ sharing, fetch = fetchDialog }: ShareButtonProps) {
  const [dialog, setDialog] = useState<{ readonly Shown: Awaited<ReturnType<typeof fetchDialog>> }>();
  const [state, setState] = useState<'closed' | 'fetching' | 'failed' | 'open'>('closed');
  const open = async () => {
    setState('fetching');
    try {
      setDialog({ Shown: await fetch() });
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button busy={state === 'fetching'} onClick={() => void open()}>
        Share
      </Button>
      {state === 'failed' && <Alert>We couldn’t open this. Please check your connection and try again.</Alert>}
      {dialog && <dialog.Shown open={state === 'open'} {...sharing} onClose={() => setState('closed')} />}
    </>
  );
}
