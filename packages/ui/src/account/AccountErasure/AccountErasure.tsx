import { useState } from 'react';
import { Alert, Button, ConfirmDialog } from '../../primitives/index.ts';
import { Deed } from '../account.styles.ts';
import type { WorkState } from '../types.ts';

export interface AccountErasureProps {
  readonly erasing: WorkState;
  /** Pressed and confirmed. */
  readonly onErase: () => void;
}

/** Lets the account's owner erase it with all that belongs to it; asks first. */
export function AccountErasure({ erasing, onErase }: AccountErasureProps) {
  const [asking, setAsking] = useState(false);
  const busy = erasing.state === 'busy';
  return (
    <Deed>
      <h3>Delete it</h3>
      <p>Everything in your account: profile, résumé, interviews, and reports.</p>
      {erasing.state === 'failed' && <Alert>{erasing.message}</Alert>}
      {erasing.state === 'done' && <Alert tone="success">Your account has been deleted.</Alert>}
      {erasing.state !== 'done' && (
        <Button variant="quiet" busy={busy} onClick={() => setAsking(true)}>
          {busy ? 'Deleting...' : 'Delete My Account'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete your account?"
        message="This deletes your profile, résumé, interviews, and reports, and ends any subscription. It can’t be undone."
        confirm="Delete Everything"
        cancel="Keep My Account"
        danger
        onConfirm={() => {
          setAsking(false);
          onErase();
        }}
        onCancel={() => setAsking(false)}
      />
    </Deed>
  );
}
