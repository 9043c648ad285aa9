import type { Correcting, SessionDetail } from '@viva/api-client';
import type { CorrectionStep, CorrectionView } from '@viva/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';
import { sessionKey } from './sessionKey.ts';

interface Sent {
  readonly turn: number;
  readonly text: string;
}

/** How the answers of an interview are corrected where they were misheard; undefined without a report. */
export function useCorrection(session: SessionDetail | undefined): CorrectionView | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const sessionId = session?.id ?? '';
  const send = useMutation({
    mutationFn: ({ turn, text }: Sent) =>
      api.correctTurn({ params: { sessionId, turn: String(turn) }, body: { text } }),
    onSuccess: (corrected) => queries.setQueryData<SessionDetail>(sessionKey(sessionId), corrected),
  });
  const correcting = session?.correcting;
  if (!correcting) return undefined;
  const { variables: sent, error } = send;
  return {
    turns: correcting.turns,
    untilText: dayText(correcting.until),
    forEmployer: session.kind === 'candidate',
    last: sent && {
      turn: sent.turn,
      step: send.isPending ? 'sending' : error ? 'refused' : steps[correcting.state],
      error: error ? saidBy(error, 'Your correction couldn’t be saved. Please try again.') : undefined,
    },
    onCorrect: (turn, text) => send.mutate({ turn, text }),
  };
}

const steps = { settled: 'assessed', assessing: 'assessing', failed: 'failed' } as const satisfies Record<
  Correcting['state'],
  CorrectionStep
>;
