import { SubscriptionSuccessScreen } from '@viva/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useReported } from '../../features/analytics/index.ts';
import { useCountdown } from './useCountdown.ts';

/** How long the thank-you stands before the home page opens (specification, section 9), in seconds. */
const redirectAfterS = 5;

/** Where the checkout leads after a payment. */
export default function SubscriptionSuccessRoute() {
  usePage('Subscription Success');
  return <RequireLogin>{() => <Thanks />}</RequireLogin>;
}

function Thanks() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useReported({ category: 'subscription', action: 'subscribed' }, query.has('session_id'));
  const goHome = () => void navigate('/', { replace: true });
  const secondsLeft = useCountdown(redirectAfterS, goHome);
  return <SubscriptionSuccessScreen secondsLeft={secondsLeft} onStartPracticing={goHome} />;
}
