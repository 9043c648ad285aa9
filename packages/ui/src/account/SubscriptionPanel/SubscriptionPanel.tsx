import { useRef, useState } from 'react';
import { Alert, Badge, Button, ButtonLink, ConfirmDialog } from '../../primitives/index.ts';
import { useFocusKept } from '../../primitives/internal/useFocusKept.ts';
import type { SubscriptionView } from '../types.ts';
import { Panel, Status } from './SubscriptionPanel.styles.ts';
import { subscriptionWords } from './words.ts';

export interface SubscriptionPanelProps {
  readonly subscription: SubscriptionView;
  /** The cancellation is on its way. */
  readonly busy?: boolean | undefined;
  /** Why it could not be cancelled, as the person reads it. */
  readonly error?: string | undefined;
  /** It is asked for again, after it was not told. */
  readonly retrying?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Pressed and confirmed. */
  readonly onCancelSubscription: () => void;
}

/** How the subscription stands, and the way out of it, which asks first. */
export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { subscription, busy = false, error, retrying = false, onRetry, onCancelSubscription } = props;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const onPress = useFocusKept(panel, error ?? subscription.status);
  if (subscription.status === 'unknown')
    return (
      <Alert
        action={
          onRetry && (
            <Button variant="link" busy={retrying} onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        Unable to fetch subscription status.
      </Alert>
    );
  const { status } = subscription;
  const { label, tone, meaning } = subscriptionWords(subscription);
  return (
    <Panel ref={panel} tabIndex={-1}>
      <Status>
        <Badge tone={tone}>{label}</Badge>
        <p>{meaning}</p>
      </Status>
      {error && <Alert>{error}</Alert>}
      {status === 'active' && (
        <Button ref={opener} variant="quiet" busy={busy} onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      {status === 'canceling' && (
        <Button variant="quiet" disabled>
          Subscription Canceling
        </Button>
      )}
      {status === 'trial' && (
        <ButtonLink href="/subscription" variant="quiet">
          Subscribe Now
        </ButtonLink>
      )}
      {status === 'expired' && <ButtonLink href="/subscription">Subscribe Now</ButtonLink>}
      <ConfirmDialog
        open={asking}
        title="Cancel subscription"
        message="Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period."
        confirm="Cancel Subscription"
        cancel="Keep Subscription"
        danger
        finalFocus={() => opener.current ?? panel.current}
        onConfirm={() => {
          setAsking(false);
          onPress();
          onCancelSubscription();
        }}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
