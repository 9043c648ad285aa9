import { useState } from 'react';
import { Alert, Button } from '../../primitives/index.ts';
import type { ShareDialogProps, ShareView } from '../../report/index.ts';

// Fetched when it is asked for: it weighs 50 kB, and most readers of a report don't share it.
const fetchDialog = async () => (await import('../../report/ShareDialog/ShareDialog.tsx')).ShareDialog;

/** The link with which others can read a report, and what can be done with it. */
export interface Sharing extends Omit<ShareDialogProps, 'open' | 'share' | 'onClose'> {
  /** `unknown` until it is known whether there is a link. */
  readonly share: ShareView | { readonly state: 'unknown' };
}

export interface ShareButtonProps {
  readonly sharing: Sharing;
  /** Gets the dialog; rejects when it can't be fetched. */
  readonly load?: typeof fetchDialog;
}

/** Opens the dialog with which a report is shared, once all of it is there: what came later would take the focus away. */
export function ShareButton({ sharing: { share, ...sharing }, load = fetchDialog }: ShareButtonProps) {
  const [dialog, setDialog] = useState<{ readonly Shown: Awaited<ReturnType<typeof fetchDialog>> }>();
  const [state, setState] = useState<'closed' | 'asked' | 'failed'>('closed');
  const open = async () => {
    setState('asked');
    try {
      setDialog({ Shown: await load() });
    } catch {
      setState('failed');
    }
  };
  const isThere = dialog !== undefined && share.state !== 'unknown';
  return (
    <>
      <Button busy={state === 'asked' && !isThere} onClick={() => void open()}>
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
      {isThere && (
        <dialog.Shown open={state === 'asked'} share={share} {...sharing} onClose={() => setState('closed')} />
      )}
    </>
  );
}
