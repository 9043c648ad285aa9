import { ApiError, type PaymentState } from '@viva/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';

/**
 * Whether the checkout that led here was paid; undefined until that is known. A service that can't tell leaves it pending: the
 * provider leads here only after a payment.
 */
export function usePayment(sessionId: string | null): PaymentState | undefined {
  const api = useApi();
  const [state, setState] = useState<PaymentState | undefined>(sessionId ? undefined : 'unknown');
  useEffect(() => {
    if (!sessionId) return undefined;
    const leaving = new AbortController();
    api
      .checkPayment({ query: { session_id: sessionId } }, { signal: leaving.signal })
      .then((reply) => setState(reply.state))
      .catch((failure: unknown) => {
        if (leaving.signal.aborted) return;
        // An id that can't be one.
        setState(failure instanceof ApiError && failure.code === 'bad-request' ? 'unknown' : 'pending');
      });
    return () => leaving.abort();
  }, [api, sessionId]);
  return state;
}
