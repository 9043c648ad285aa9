import { ButtonLink, Message } from '@viva/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePage } from '../../app/usePage.ts';
import { paymentFrom } from './jobKey.ts';

/** Where the checkout leads after a payment for a candidate, or without one: from there back to the job's page. */
export default function PaymentReturnRoute() {
  usePage('Your Job Post');
  const [query] = useSearchParams();
  const jobKey = paymentFrom.read();
  const paid = query.has('checkout');
  if (jobKey !== null) {
    const back = new URLSearchParams({ candidate: query.get('candidate') ?? '', payment: paid ? 'made' : 'left' });
    return <Navigate replace to={`/job/${encodeURIComponent(jobKey)}?${back.toString()}`} />;
  }
  return (
    <Message
      title={paid ? 'Thank you' : 'Nothing was paid'}
      role="status"
      actions={<ButtonLink href="/">Home</ButtonLink>}
    >
      Your job’s page is behind the private link in our email.
    </Message>
  );
}
