import type { DueQuestion } from '@viva/api-client';
import type { DueQuestionsProps, DueQuestionView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';
import { dayText } from './dates.ts';
import { untitled } from './untitled.ts';
import { idOf, type SayingAgain } from './useSayAgain.ts';

const viewOf = (due: DueQuestion): DueQuestionView => ({
  id: idOf(due),
  question: due.question,
  title: due.title || untitled,
  level: due.level,
  dateText: dayText(due.saidAt),
});

/** The last moment of the day that a moment is in, where this browser is. */
export function endOfDay(moment: Date): Date {
  const end = new Date(moment);
  end.setHours(23, 59, 59, 999);
  return end;
}

interface Due {
  readonly isLoading: boolean;
  /** Undefined until they are loaded, where there are none, and where loading failed: they are only an offer. */
  readonly due: DueQuestionsProps | undefined;
}

/**
 * The questions to try again today, and how each is opened: with the page's one way to say something again. Asked for where it is
 * `enabled`. Needs a `Queries` around it.
 */
export function useDueQuestions({ busy, failed, sayAgain }: SayingAgain, enabled = true): Due {
  const api = useApi();
  const { data, isLoading } = useQuery({
    queryKey: ['due-questions'],
    enabled,
    queryFn: ({ signal }) => api.listDueQuestions({ query: { until: endOfDay(new Date()).toISOString() } }, { signal }),
  });
  const questions = data?.questions ?? [];
  if (questions.length === 0) return { isLoading, due: undefined };
  const due: DueQuestionsProps = {
    questions: questions.map(viewOf),
    busy: busy && idOf(busy),
    failed: failed && { id: idOf(failed), message: failed.message },
    onSayAgain: ({ id }) => {
      const chosen = questions.find((one) => idOf(one) === id);
      if (chosen) sayAgain({ sessionId: chosen.sessionId, questionId: chosen.questionId });
    },
  };
  return { isLoading, due };
}
