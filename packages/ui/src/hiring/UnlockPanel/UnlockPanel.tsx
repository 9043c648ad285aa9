import { useId } from 'react';
import { Alert, Button, CheckIcon, Link } from '../../primitives/index.ts';
import type { AccessView } from '../types.ts';
import { Gets, Panel } from './UnlockPanel.styles.ts';

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
        <small>Unlocked on {access.dateText}. All that was said is below.</small>
      </Panel>
    );
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>Meet this candidate</h2>
      {access.state === 'locked' && access.error && <Alert>{access.error}</Alert>}
      <Gets>
        {['E-mail address', 'Whole transcript'].map((what) => (
          <li key={what}>
            <CheckIcon />
            {what}
          </li>
        ))}
      </Gets>
      <Button busy={access.state === 'paying'} onClick={onUnlock}>
        Unlock for {access.priceText}
      </Button>
      <small>You pay once, for this candidate only. Nobody pays for the others.</small>
    </Panel>
  );
}
