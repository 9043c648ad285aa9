import { SubscriptionOffer, type SubscriptionOfferProps } from '../../account/index.ts';
import { Card } from '../../primitives/index.ts';
import { Page } from './SubscriptionScreen.styles.ts';

/** For whoever may not practice without a subscription. */
export function SubscriptionScreen(props: SubscriptionOfferProps) {
  return (
    <Page>
      <Card data-padding="large">
        <SubscriptionOffer {...props} />
      </Card>
    </Page>
  );
}
