import { useState } from 'react';
import { Alert, Button, Dialog, Select } from '../../primitives/index.ts';
import { Address, Body, Limits } from './ShareDialog.styles.ts';

/** What there is to share. */
export type ShareView =
  | { readonly state: 'none' }
  | { readonly state: 'creating' }
  | {
      readonly state: 'link';
      /** Null when it works, but can't be shown again. */
      readonly url: string | null;
      /** When it stops working, as people write it. */
      readonly expiresText: string;
      readonly copied?: boolean;
      readonly revoking?: boolean;
    };

export interface ShareDialogProps {
  readonly open: boolean;
  readonly share: ShareView;
  readonly error?: string | undefined;
  /** Days until the link stops working. */
  readonly onCreate: (days: number) => void;
  readonly onCopy: (url: string) => void;
  readonly onRevoke: () => void;
  readonly onClose: () => void;
}

const lengths = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** Makes a link with which somebody else can read a report, for a while; and takes it back. */
export function ShareDialog({ open, share, error, onCreate, onCopy, onRevoke, onClose }: ShareDialogProps) {
  const [days, setDays] = useState('7');
  const link = share.state === 'link' ? share : undefined;
  const url = link?.url ?? null;
  return (
    <Dialog
      open={open}
      title="Share this report"
      onClose={onClose}
      actions={
        link ? (
          <>
            <Button variant="quiet" busy={link.revoking ?? false} onClick={onRevoke}>
              Stop Sharing
            </Button>
            {url !== null && <Button onClick={() => onCopy(url)}>{link.copied ? 'Copied' : 'Copy Link'}</Button>}
          </>
        ) : (
          <Button busy={share.state === 'creating'} onClick={() => onCreate(Number(days))}>
            Create Link
          </Button>
        )
      }
    >
      <Body>
        {error && <Alert>{error}</Alert>}
        {link ? (
          <>
            <p>Anyone who has this link can read the report until {link.expiresText}.</p>
            {url === null ? (
              <p>It can’t be shown again. Stop sharing to make another one.</p>
            ) : (
              <Address tabIndex={0} role="group" aria-label="Link">
                {url}
              </Address>
            )}
            <span role="status">{link.copied ? 'The link is copied.' : ''}</span>
          </>
        ) : (
          <>
            <p>Make a link for a coach or a friend. No account is needed to open it.</p>
            <Select label="Works for" value={days} options={lengths} onValueChange={setDays} />
          </>
        )}
        <Limits>It shows the report and what was said. You can stop at any time.</Limits>
      </Body>
    </Dialog>
  );
}
