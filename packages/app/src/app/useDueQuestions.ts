import type { DueQuestion } from '@viva/api-client';
import type { DueQuestionsProps, DueQuestionView } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.ts';
import { dayText } from './dates.ts';
import { type QuestionOf, useSayAgain } from './useSayAgain.ts';

const idOf = ({ sessionId, questionId }: QuestionOf): string => `${sessionId}/${questionId}`;

const viewOf = (due: DueQuestion): DueQuestionView => ({
  id: idOf(due),
  question: due.question,
  title: due.title,
  level: due.level,
  dateText: dayText(due.saidAt),
});

/** The last moment of the day that a moment is in, where this browser is. */
export function endOfDay(moment: Date): Date {
  const end = new Date(moment);
  end.setHours(23, 59, 59, 999);
  return end;
}

/**
 * The questions to try again today, and how each is opened; undefined until they are loaded, and where there are none: they are
 * an offer, and no page waits for them. Needs a `Queries` around it.
 */
export function useDueQuestions(): DueQuestionsProps | undefined {
  const api = useApi();
  const { busy, failed, sayAgain } = useSayAgain();
  const { data } = useQuery({
    queryKey: ['due-questions'],
    queryFn: ({ signal }) => api.listDueQuestions({ query: { until: endOfDay(new Date()).toISOString() } }, { signal }),
  });
  const questions = data?.questions ?? [];
  if (questions.length === 0) return undefined;
  return {
    questions: questions.map(viewOf),
    busy: busy && idOf(busy),
    failed: failed && { id: idOf(failed), message: failed.message },
    onSayAgain: ({ id }) => {
      const due = questions.find((one) => idOf(one) === id);
      if (due) sayAgain({ sessionId: due.sessionId, questionId: due.questionId });
    },
  };
}
