import { ApiError } from '@viva/api-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { stillHere } from '../../app/stillHere.ts';
import { useAnalytics } from '../../features/analytics/index.ts';

/** Begins the checkout, and goes on to its page; `goTo` is the browser's way of leaving the app. */
export function useCheckout(goTo: (url: string) => void = (url) => location.assign(url)) {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  // Back from the checkout by the browser's own button, the page is as it was left.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const subscribe = async () => {
    if (busy) return;
    setBusy(true);
    const here = stillHere();
    setError(undefined);
    analytics.event({ category: 'subscription', action: 'checkout' });
    try {
      const { url } = await api.createCheckoutSession({});
      if (!here()) return;
      // Busy until the browser has left.
      goTo(url);
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : 'other';
      analytics.event({ category: 'subscription', action: 'error', label: code });
      const said = failure instanceof ApiError ? failure.serverMessage : '';
      setError(said || 'Failed to create checkout session');
      setBusy(false);
    }
  };

  return { busy, error, onSubscribe: () => void subscribe(), onCancel: () => void navigate('/') };
}
