import { LoadingScreen, SubscriptionScreen } from '@viva/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { messageOf } from '../../app/origin.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useCheckout } from './useCheckout.ts';
import { useHasSubscription } from './useHasSubscription.ts';

/** Where a subscription is bought; also where a room leads that needs one, with the service's message. */
export default function SubscriptionRoute() {
  usePage('Subscription');
  return <RequireLogin>{() => <Subscription />}</RequireLogin>;
}

function Subscription() {
  const state: unknown = useLocation().state;
  const subscribed = useHasSubscription();
  const checkout = useCheckout();
  if (subscribed === undefined) return <LoadingScreen />;
  if (subscribed) return <Navigate to="/" replace />;
  return <SubscriptionScreen message={messageOf(state)} checkout={checkout} />;
}
