import { SubscriptionThanks, type SubscriptionThanksProps } from '../../account/index.ts';
import { Page } from './SubscriptionSuccessScreen.styles.ts';

/** Where the checkout leads after a payment. */
export function SubscriptionSuccessScreen(props: SubscriptionThanksProps) {
  return (
    <Page>
      <SubscriptionThanks {...props} />
    </Page>
  );
}
