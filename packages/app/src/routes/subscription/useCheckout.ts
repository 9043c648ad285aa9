import { ApiError } from '@viva/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { useAnalytics } from '../../features/analytics/index.ts';

/** Begins the checkout, and goes on to its page; `goTo` is the browser's way of leaving the app. */
export function useCheckout(goTo: (url: string) => void = (url) => location.assign(url)) {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const subscribe = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    analytics.event({ category: 'subscription', action: 'checkout' });
    try {
      const { url } = await api.createCheckoutSession({});
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
