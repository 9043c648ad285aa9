import type { SessionDetail } from '@viva/api-client';
import type { KeepView } from '@viva/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { useEach } from '../../app/useEach.ts';
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

/** How the good answers of one’s own practice are kept; undefined for an interview with an employer, and without a report. */
export function useKeep(session: SessionDetail | undefined): KeepView | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const { busy, failed, act } = useEach();
  if (!session?.feedback || session.kind !== 'practice') return undefined;
  const sessionId = session.id;
  const set = (change: Change) => {
    const { questionId, keep } = change;
    act(questionId, `We couldn’t ${keep ? 'keep' : 'remove'} this answer. Please try again.`, async () => {
      const answer = { params: { sessionId, questionId } };
      await (keep ? api.keepAnswer(answer) : api.dropAnswer(answer));
      // A reply that was under way before would undo it.
      await queries.cancelQueries({ queryKey: sessionKey(sessionId) });
      queries.setQueryData<SessionDetail>(sessionKey(sessionId), (before) => before && changed(before, change));
    });
  };
  return {
    kept: session.kept,
    busy,
    failed: failed && { questionId: failed.id, message: failed.message },
    onKeep: (questionId) => set({ questionId, keep: true }),
    onRemove: (questionId) => set({ questionId, keep: false }),
  };
}
