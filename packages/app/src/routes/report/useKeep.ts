import type { SessionDetail } from '@viva/api-client';
import type { KeepView } from '@viva/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { sessionKey } from './sessionKey.ts';

interface Change {
  readonly questionId: string;
  readonly keep: boolean;
}

/** What an interview's answers are after one is kept, or removed. */
export const changed = (session: SessionDetail, { questionId, keep }: Change): SessionDetail => ({
  ...session,
  kept: [...session.kept.filter((one) => one !== questionId), ...(keep ? [questionId] : [])],
});

/** How the good answers of one's own practice are kept; undefined for an interview with an employer, and without a report. */
export function useKeep(session: SessionDetail | undefined): KeepView | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const sessionId = session?.id ?? '';
  const change = useMutation({
    mutationFn: async ({ questionId, keep }: Change) => {
      const answer = { params: { sessionId, questionId } };
      await (keep ? api.keepAnswer(answer) : api.dropAnswer(answer));
    },
    onSuccess: async (_, made) => {
      // A reply that was under way before would undo it.
      await queries.cancelQueries({ queryKey: sessionKey(sessionId) });
      queries.setQueryData<SessionDetail>(sessionKey(sessionId), (before) => before && changed(before, made));
    },
  });
  if (!session?.feedback || session.kind !== 'practice') return undefined;
  const { variables: made, error } = change;
  const otherwise = `We couldn’t ${made?.keep ? 'keep' : 'remove'} this answer. Please try again.`;
  const set = (wanted: Change) => {
    if (!change.isPending) change.mutate(wanted);
  };
  return {
    kept: session.kept,
    busy: change.isPending ? made?.questionId : undefined,
    failed: error && made ? { questionId: made.questionId, message: saidBy(error, otherwise) } : undefined,
    onKeep: (questionId) => set({ questionId, keep: true }),
    onRemove: (questionId) => set({ questionId, keep: false }),
  };
}
