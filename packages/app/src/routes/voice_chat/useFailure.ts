import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalytics } from '../../features/analytics/index.ts';
import type { SessionFailure } from '../../features/room/index.ts';

/** Takes the failures of a session that lead to another page; the others are shown by the room. */
export function useFailure(): (failure: SessionFailure) => void {
  const navigate = useNavigate();
  const analytics = useAnalytics();

  return useCallback(
    ({ kind, message }) => {
      if (kind !== 'subscription') return analytics.event({ category: 'voice_chat', action: 'error', label: kind });
      analytics.event({ category: 'voice_chat', action: 'subscription_required' });
      void navigate('/subscription', { replace: true, state: { fromProtectedRoute: true, message } });
    },
    [analytics, navigate],
  );
}
