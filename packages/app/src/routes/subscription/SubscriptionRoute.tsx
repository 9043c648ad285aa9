import { SubscriptionScreen } from '@viva/ui';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../app/origin.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';

/** Where a room leads that needs a subscription, with the service's message. */
export default function SubscriptionRoute() {
  usePage('Subscription');
  const state: unknown = useLocation().state;
  return <RequireLogin>{() => <SubscriptionScreen message={messageOf(state)} />}</RequireLogin>;
}
