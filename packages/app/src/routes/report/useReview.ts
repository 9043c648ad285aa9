import type { SessionDetail } from '@viva/api-client';
import type { ReviewRequestProps } from '@viva/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { sessionKey } from './sessionKey.ts';

const states = { none: 'none', asked: 'asked', answered: 'done' } as const;

/** A person's review of a result, and how it is asked for; undefined where nobody can be asked. */
export function useReview(session: SessionDetail | undefined): ReviewRequestProps | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const id = session?.id ?? '';
  const ask = useMutation({
    mutationFn: (note: string) => api.requestReview({ params: { sessionId: id }, body: { note } }),
    onSuccess: (review) =>
      queries.setQueryData<SessionDetail>(sessionKey(id), (known) => known && { ...known, review }),
  });
  if (!session?.review) return undefined;
  const state = ask.isPending ? 'asking' : states[session.review.state];
  const error = ask.error ? saidBy(ask.error, 'We couldn’t send the request. Please try again.') : undefined;
  return { review: { state, error }, onAsk: ask.mutate };
}
