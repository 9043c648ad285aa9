import { Bars, Button } from '../../primitives/index.ts';
import { Thanks } from './SubscriptionThanks.styles.ts';

export interface SubscriptionThanksProps {
  /** Whole seconds until the home page comes by itself. */
  readonly secondsLeft: number;
  readonly onStartPracticing: () => void;
}

/** The thank-you after a payment. The countdown is read with the page, not announced at each second. */
export function SubscriptionThanks({ secondsLeft, onStartPracticing }: SubscriptionThanksProps) {
  return (
    <Thanks>
      <Bars size="large" />
      <h1>Thank you for subscribing</h1>
      <p>Your subscription is active. Hold as many interviews as you like; you can cancel it under My Account.</p>
      <Button size="large" onClick={onStartPracticing}>
        Start Practicing Now
      </Button>
      <small>
        The home page opens {secondsLeft > 0 ? `in ${secondsLeft} ${secondsLeft === 1 ? 'second' : 'seconds'}` : 'now'}.
      </small>
    </Thanks>
  );
}
