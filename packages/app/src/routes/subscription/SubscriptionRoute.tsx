import { LoadingScreen, SubscriptionScreen } from '@viva/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { messageOf } from '../../app/origin.ts';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useCheckout } from './useCheckout.ts';
import { useStanding } from './useStanding.ts';

/** Where a subscription is bought; also where a room leads that needs one, with the service's message. */
export default function SubscriptionRoute() {
  usePage('Subscription');
  return <RequireLogin>{() => <Subscription />}</RequireLogin>;
}

function Subscription() {
  const state: unknown = useLocation().state;
  const standing = useStanding();
  const checkout = useCheckout();
  if (standing === undefined) return <LoadingScreen />;
  if (standing.has === 'subscription') return <Navigate to="/" replace />;
  const trialEndsOn = standing.has === 'trial' ? standing.endsOn : undefined;
  return <SubscriptionScreen message={messageOf(state)} trialEndsOn={trialEndsOn} checkout={checkout} />;
}
