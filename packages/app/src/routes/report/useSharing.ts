import type { Sharing } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';

/** Days for which a link may work. */
type Days = 1 | 7 | 30;
const daysOf = (days: number): Days => (days === 1 || days === 30 ? days : 7);

/** The link with which others can read a report. */
export function useSharing(sessionId: string): Sharing {
  const api = useApi();
  const queries = useQueryClient();
  const key = ['shares', sessionId];
  const params = { sessionId };
  const shares = useQuery({ queryKey: key, queryFn: ({ signal }) => api.listShares({ params }, { signal }) });
  const create = useMutation({
    mutationFn: (days: Days) => api.createShare({ params, body: { days } }),
    onMutate: () => revoke.reset(),
    onSuccess: (share) => queries.setQueryData(key, { shares: [share] }),
  });
  const revoke = useMutation({
    mutationFn: () => api.revokeShares({ params }),
    onSuccess: () => {
      create.reset();
      queries.setQueryData(key, { shares: [] });
    },
  });
  const copy = useMutation({ mutationFn: (url: string) => navigator.clipboard.writeText(url) });
  const [share] = shares.data?.shares ?? [];

  return {
    share: view(),
    error: failure(),
    onCreate: (days) => create.mutate(daysOf(days)),
    onCopy: (url) => copy.mutate(url),
    onRevoke: () => {
      copy.reset();
      revoke.mutate();
    },
  };

  function view(): Sharing['share'] {
    // What can't be had is taken for no link.
    if (!share) return { state: create.isPending ? 'creating' : shares.isPending ? 'unknown' : 'none' };
    const expiresText = dayText(share.expiresAt);
    return { state: 'link', url: share.url, expiresText, copied: copy.isSuccess, revoking: revoke.isPending };
  }

  function failure(): string | undefined {
    if (create.error) return saidBy(create.error, 'We couldn’t create the link. Please try again.');
    if (revoke.error) return saidBy(revoke.error, 'We couldn’t stop sharing. Please try again.');
    return copy.error ? 'We couldn’t copy the link. Please select it and copy it.' : undefined;
  }
}
