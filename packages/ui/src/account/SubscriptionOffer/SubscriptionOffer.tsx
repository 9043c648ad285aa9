import { Alert, Button, ButtonLink, CheckIcon } from '../../primitives/index.ts';
import { Choices, List, Offer } from './SubscriptionOffer.styles.ts';

/** The way to pay. */
export interface Checkout {
  /** The checkout page is being made. */
  readonly busy?: boolean | undefined;
  /** Why it could not be made, as the person reads it. */
  readonly error?: string | undefined;
  readonly onSubscribe: () => void;
  readonly onCancel: () => void;
}

export interface SubscriptionOfferProps {
  /** The service's words, when the person was sent here from a page that asks for a subscription. */
  readonly message?: string | undefined;
  /** The day on which a trial ends that still holds, as people write it, or '' when it isn't known; absent when it has expired. */
  readonly trialEndsOn?: string | undefined;
  /** Absent where nothing can be bought. */
  readonly checkout?: Checkout | undefined;
}

const features = [
  'Unlimited practice interviews',
  'AI-powered feedback and analysis',
  'Personalized coaching',
  '24/7 access',
] as const;

/** Says that the trial is over, or until when it lasts, what a subscription gives, and leads to the checkout. */
export function SubscriptionOffer({ message, trialEndsOn, checkout }: SubscriptionOfferProps) {
  return (
    <Offer>
      <h1>{trialEndsOn === undefined ? 'Your trial has expired' : 'Subscribe before your trial ends'}</h1>
      {message && <Alert tone="info">{message}</Alert>}
      <p>
        {trialEndsOn === undefined
          ? 'Subscribe to keep practicing. You can cancel at any time.'
          : `Your trial ${trialEndsOn ? `runs until ${trialEndsOn}` : 'is still running'}. A subscription starts as soon as you pay, and you can cancel at any time.`}
      </p>
      <List>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            {feature}
          </li>
        ))}
      </List>
      {checkout?.error && <Alert>{checkout.error}</Alert>}
      {checkout ? (
        <Choices>
          <Button size="large" busy={checkout.busy ?? false} onClick={checkout.onSubscribe}>
            {checkout.busy ? 'Loading...' : 'Subscribe Now'}
          </Button>
          <Button size="large" variant="quiet" onClick={checkout.onCancel}>
            Cancel
          </Button>
        </Choices>
      ) : (
        <>
          <Alert tone="info">You can’t subscribe here yet.</Alert>
          <ButtonLink size="large" href="/">
            Return to Home
          </ButtonLink>
        </>
      )}
    </Offer>
  );
}
