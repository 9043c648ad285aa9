import { SubscriptionOffer, type SubscriptionOfferProps } from '../../account/index.ts';
import { Card } from '../../primitives/index.ts';
import { Page } from './SubscriptionScreen.styles.ts';

/** For people who need a subscription to practice. */
export function SubscriptionScreen(props: SubscriptionOfferProps) {
  return (
    <Page>
      <Card data-padding="large">
        <SubscriptionOffer {...props} />
      </Card>
    </Page>
  );
}
