import { useId } from 'react';
import { Alert, Bars, Button, CheckIcon, Link } from '../../primitives/index.ts';
import type { AccessView } from '../types.ts';
import { Gets, Panel, Wait } from './UnlockPanel.styles.ts';

export interface UnlockPanelProps {
  readonly access: AccessView;
  readonly onUnlock: () => void;
}

/** Pays for one candidate: says what is bought before, and whom to write to after. */
export function UnlockPanel({ access, onUnlock }: UnlockPanelProps) {
  const id = useId();
  if (access.state === 'unlocked')
    return (
      <Panel aria-labelledby={id} data-open="true">
        <h2 id={id}>Get in touch</h2>
        <p>
          <Link href={`mailto:${access.email}`}>{access.email}</Link>
        </p>
        <small>Unlocked on {access.dateText}. Everything they said is below.</small>
      </Panel>
    );
  if (access.state === 'not-offered')
    return (
      <Panel aria-labelledby={id}>
        <h2 id={id}>Contact this candidate</h2>
        <p>You can’t unlock candidates here yet. Please write to us.</p>
      </Panel>
    );
  if (access.state === 'confirming')
    return (
      <Panel aria-labelledby={id}>
        <h2 id={id}>Contact this candidate</h2>
        <Wait role="status">
          <Bars moving /> Your payment is being confirmed…
        </Wait>
      </Panel>
    );
  const { priceText, test = false, error, notice } = access;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>Contact this candidate</h2>
      {error && <Alert>{error}</Alert>}
      {notice && <Alert tone="info">{notice}</Alert>}
      <Gets>
        {['Email address', 'Whole transcript', 'Recording, if audio was saved'].map((what) => (
          <li key={what}>
            <CheckIcon />
            {what}
          </li>
        ))}
      </Gets>
      <Button busy={access.state === 'paying'} onClick={onUnlock}>
        {priceText === null ? 'Unlock This Candidate' : `Unlock for ${priceText}`}
      </Button>
      <small>
        You pay once, for this candidate only. The others cost you nothing.
        {test && ' This is a test checkout: no money moves.'}
      </small>
    </Panel>
  );
}
