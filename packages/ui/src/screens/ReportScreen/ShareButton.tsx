import { useState } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import type { ShareDialogProps } from '../../report/index.ts';

// Fetched when it is asked for: it weighs 50 kB, and most readers of a report don't share it.
const fetchDialog = async () => (await import('../../report/ShareDialog/ShareDialog.tsx')).ShareDialog;

/** The link with which others can read a report, and what can be done with it. */
export interface Sharing extends Omit<ShareDialogProps, 'open' | 'onClose'> {
  /** Waits until it is known whether there is a link. */
  readonly ready: () => Promise<unknown>;
}

export interface ShareButtonProps {
  readonly sharing: Sharing;
  /** Gets the dialog; rejects when it can't be fetched. */
  readonly load?: typeof fetchDialog;
}

/** Opens the dialog with which a report is shared. */
export function ShareButton({ sharing: { ready, ...sharing }, load = fetchDialog }: ShareButtonProps) {
  const [dialog, setDialog] = useState<{ readonly Shown: Awaited<ReturnType<typeof fetchDialog>> }>();
  const [state, setState] = useState<'closed' | 'fetching' | 'failed' | 'open'>('closed');
  const open = async () => {
    setState('fetching');
    try {
      const [Shown] = await Promise.all([load(), ready()]);
      setDialog({ Shown });
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
      {state === 'failed' && (
        // A whole load: browsers may remember that a script could not be fetched.
        <Alert
          action={
            <Button variant="link" onClick={() => location.reload()}>
              Reload the Page
            </Button>
          }
        >
          We couldn’t open sharing.
        </Alert>
      )}
      {dialog && <dialog.Shown open={state === 'open'} {...sharing} onClose={() => setState('closed')} />}
    </>
  );
}
