import type { Subscription } from '@viva/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { useAnalytics } from '../../features/analytics/index.ts';
import { subscriptionView } from './accountView.ts';

/** How often the status is asked for again, in milliseconds (specification, section 9). */
const refetchMs = 30_000;

const key = ['subscription'];

/** The subscription's status, kept up to date, and the way to cancel it. */
export function useSubscription() {
  const api = useApi();
  const queries = useQueryClient();
  const analytics = useAnalytics();
  const status = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.checkSubscription({}, { signal }),
    refetchInterval: refetchMs,
  });
  const cancelling = useMutation({
    mutationFn: () => api.cancelSubscription({}),
    onSuccess: ({ subscription }) => {
      analytics.event({ category: 'subscription', action: 'cancelled' });
      queries.setQueryData<Subscription>(
        key,
        (known) => known && { ...known, ...subscription, subscription_status: 'canceling' },
      );
    },
  });
  const view = status.data ? subscriptionView(status.data, status.dataUpdatedAt) : ({ status: 'unknown' } as const);
  return {
    /** For the first time. */
    loading: status.isPending && status.errorUpdateCount === 0,
    retrying: status.isFetching,
    retry: () => void status.refetch(),
    view: status.isError ? ({ status: 'unknown' } as const) : view,
    cancelling: {
      busy: cancelling.isPending,
      ...(cancelling.isError && { error: saidBy(cancelling.error, 'Failed to cancel subscription') }),
    },
    cancel: () => cancelling.mutate(),
  };
}
