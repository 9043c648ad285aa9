import { ButtonLink, Message } from '../../primitives/index.ts';

export interface SubscriptionScreenProps {
  /** Why the person was sent here. */
  readonly message?: string | undefined;
}

/** For whoever may not practise without a subscription. */
export function SubscriptionScreen({ message = 'Your trial has expired.' }: SubscriptionScreenProps) {
  return (
    <Message title="Subscription" actions={<ButtonLink href="/">Return to Home</ButtonLink>}>
      {message}
      <br />
      It is not possible to subscribe here yet.
    </Message>
  );
}
