import type { Comparison, ComparedTry, SessionDetail } from '@viva/api-client';
import type { AgainView, ComparisonView, TryView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { dayText } from '../../app/dates.ts';
import { useSayAgain } from '../../app/useSayAgain.ts';
import { criteriaView } from './reportView.ts';

const reportHref = (sessionId: string): string => `/report/${sessionId}`;

/** How the questions of one's own practice are said again; undefined for an interview with an employer, and without a report. */
export function useAgain(session: SessionDetail | undefined): AgainView | undefined {
  const { busy, failed, sayAgain } = useSayAgain();
  if (!session?.feedback || session.kind !== 'practice') return undefined;
  const { id: sessionId, tries } = session;
  const mine = <T extends { readonly sessionId: string }>(one: T | undefined) =>
    one?.sessionId === sessionId ? one : undefined;
  return {
    busy: mine(busy)?.questionId,
    failed: mine(failed),
    tries: tries.map(({ sessionId: id, questionId, level }) => ({ questionId, level, href: reportHref(id) })),
    onSayAgain: (questionId) => sayAgain({ sessionId, questionId }),
  };
}

function tryView({ heldAt, answer, fillers, said }: ComparedTry): TryView {
  const { outcome, level, notAssessed, words, typed, speakingMs, wordsPerMinute } = answer;
  return {
    ...{ outcome, level, words, typed, speakingMs, wordsPerMinute, fillers, said },
    notAssessed: notAssessed ?? undefined,
    dateText: dayText(heldAt),
    criteria: criteriaView(answer.criteria),
  };
}

/** A comparison as the page shows it. */
export const comparisonView = ({ question, nth, first, best, now }: Comparison): ComparisonView => ({
  ...{ question, nth, first: tryView(first), best: best && tryView(best), now: tryView(now) },
  firstHref: reportHref(first.sessionId),
});

/**
 * Another try of a question beside those before it: null while it loads, undefined where the interview is none, has no report,
 * or can't be compared; then its report stands alone.
 */
export function useComparison(session: SessionDetail | undefined): ComparisonView | null | undefined {
  const api = useApi();
  const isTry = Boolean(session?.again && session.feedback);
  const sessionId = session?.id ?? '';
  const { data, isPending } = useQuery({
    // A correction may change what it shows.
    queryKey: ['comparison', sessionId, session?.correcting?.state],
    queryFn: ({ signal }) => api.compareTries({ params: { sessionId } }, { signal }),
    enabled: isTry,
  });
  if (!isTry) return undefined;
  return data ? comparisonView(data) : isPending ? null : undefined;
}
