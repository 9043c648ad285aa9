import { LoadingScreen, SubscriptionSuccessScreen } from '@viva/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RequireLogin } from '../../app/RequireLogin.tsx';
import { usePage } from '../../app/usePage.ts';
import { useReported } from '../../features/analytics/index.ts';
import { useCountdown } from './useCountdown.ts';
import { usePayment } from './usePayment.ts';

/** How long the thank-you stands before the home page opens (specification, section 9), in seconds. */
const redirectAfterS = 5;

/** Where the checkout leads after a payment. */
export default function SubscriptionSuccessRoute() {
  usePage('Subscription Success');
  return <RequireLogin>{() => <Success />}</RequireLogin>;
}

function Success() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const payment = usePayment(query.get('session_id'));
  const goHome = () => void navigate('/', { replace: true });
  if (payment === undefined) return <LoadingScreen />;
  if (payment === 'unknown') return <SubscriptionSuccessScreen payment="unknown" />;
  return <Thanks payment={payment} onStartPracticing={goHome} />;
}

interface ThanksProps {
  readonly payment: 'paid' | 'pending';
  readonly onStartPracticing: () => void;
}

function Thanks({ payment, onStartPracticing }: ThanksProps) {
  useReported({ category: 'subscription', action: 'subscribed' }, payment === 'paid');
  const secondsLeft = useCountdown(redirectAfterS, onStartPracticing);
  return (
    <SubscriptionSuccessScreen payment={payment} secondsLeft={secondsLeft} onStartPracticing={onStartPracticing} />
  );
}
