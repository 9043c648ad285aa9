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
      <h3>Erase it</h3>
      <p>Your account and everything in it: profile, résumé, interviews and reports.</p>
      {erasing.state === 'failed' && <Alert>{erasing.message}</Alert>}
      {erasing.state === 'done' && <Alert tone="success">Your account has been erased.</Alert>}
      {erasing.state !== 'done' && (
        <Button variant="quiet" busy={busy} onClick={() => setAsking(true)}>
          {busy ? 'Erasing...' : 'Erase My Account'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Erase your account?"
        message="Your profile, résumé, interviews and reports are erased, and a subscription ends. This cannot be undone."
        confirm="Erase Everything"
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
