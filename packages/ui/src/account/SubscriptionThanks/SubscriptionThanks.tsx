import { Bars, Button, ButtonLink } from '../../primitives/index.ts';
import { Thanks } from './SubscriptionThanks.styles.ts';

/** How the payment stands; `unknown`: there is none behind this address. */
export type SubscriptionThanksProps =
  | {
      readonly payment: 'paid' | 'pending';
      /** Whole seconds until the home page comes by itself. */
      readonly secondsLeft: number;
      readonly onStartPracticing: () => void;
    }
  | { readonly payment: 'unknown' };

const meanings = {
  paid: 'Your subscription is active. Practice as often as you like. You can cancel it in My Account.',
  pending:
    'Your payment is being processed. Your subscription will start as soon as it goes through, and My Account will show it.',
} as const;

/** The thank-you after a payment. The countdown is read with the page, not announced at each second. */
export function SubscriptionThanks(props: SubscriptionThanksProps) {
  if (props.payment === 'unknown')
    return (
      <Thanks>
        <Bars size="large" />
        <h1>We can’t find this payment</h1>
        <p>This link doesn’t belong to a payment of yours. If you paid, My Account shows your subscription.</p>
        <ButtonLink size="large" href="/my_account">
          My Account
        </ButtonLink>
      </Thanks>
    );
  const { payment, secondsLeft, onStartPracticing } = props;
  return (
    <Thanks>
      <Bars size="large" />
      <h1>Thank you for subscribing</h1>
      <p>{meanings[payment]}</p>
      <Button size="large" onClick={onStartPracticing}>
        Start Practicing Now
      </Button>
      <small>
        The home page opens {secondsLeft > 0 ? `in ${secondsLeft} ${secondsLeft === 1 ? 'second' : 'seconds'}` : 'now'}.
      </small>
    </Thanks>
  );
}
