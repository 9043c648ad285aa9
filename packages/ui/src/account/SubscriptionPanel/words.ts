import type { BadgeProps } from '../../primitives/index.ts';
import type { SubscriptionView } from '../types.ts';

interface Words {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly meaning: string;
}

const until = (day: string | undefined) => (day ? ` until ${day}` : '');

const left = (days: number | undefined) => (days === undefined ? '' : `: ${days} ${days === 1 ? 'day' : 'days'} left`);

/** The status as the account page names it, and what it means for its owner. */
export function subscriptionWords(subscription: Exclude<SubscriptionView, { status: 'unknown' }>): Words {
  switch (subscription.status) {
    case 'trial':
      return {
        label: 'Trial',
        tone: 'accent',
        meaning: `You can practice for free${until(subscription.endsOn)}${left(subscription.daysLeft)}. The trial ends by itself, so there’s nothing to cancel.`,
      };
    case 'active':
      return {
        label: 'Active',
        tone: 'listening',
        meaning: subscription.renewsOn ? `It renews on ${subscription.renewsOn}.` : 'It renews automatically.',
      };
    case 'canceling':
      return {
        label: 'Active (Canceling)',
        tone: 'thinking',
        meaning: `You have access${until(subscription.endsOn)}, and it won’t renew.`,
      };
    case 'expired':
      return { label: 'Expired', tone: 'neutral', meaning: 'Subscribe to keep practicing.' };
  }
}
