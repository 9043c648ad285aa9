import type { KeptAnswer } from '@viva/api-client';
import type { MyAccountView, MyAnswersProps, MyAnswerView } from '@viva/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/client.ts';
import { saidBy } from '../../api/Queries.tsx';
import { dayText } from '../../app/dates.ts';
import type { QuestionOf, SayingAgain } from '../../app/useSayAgain.ts';

const key = ['my-answers'];
const idOf = ({ sessionId, questionId }: QuestionOf): string => `${sessionId}/${questionId}`;

/** A kept answer as the page shows it. */
export const myAnswerView = (answer: KeptAnswer): MyAnswerView => ({
  id: idOf(answer),
  question: answer.question,
  title: answer.title,
  level: answer.level,
  dateText: dayText(answer.saidAt),
  said: answer.said,
  href: `/report/${answer.sessionId}`,
});

interface MyAnswers extends Pick<MyAnswersProps, 'onSayAgain' | 'onRemove'> {
  /** Undefined while they load, and where there are none to begin with. */
  readonly view: Extract<MyAccountView, { phase: 'ready' }>['answers'];
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** The answers that a person keeps, and what can be done with each: they are said again in the page's one way. */
export function useMyAnswers({ busy, failed, sayAgain, forget }: SayingAgain): MyAnswers {
  const api = useApi();
  const queries = useQueryClient();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.listKeptAnswers({}, { signal })).answers,
  });
  const remove = useMutation({
    mutationFn: ({ sessionId, questionId }: QuestionOf) => api.dropAnswer({ params: { sessionId, questionId } }),
    onSuccess: (_, gone) =>
      queries.setQueryData<KeptAnswer[]>(key, (before) => before?.filter((one) => idOf(one) !== idOf(gone))),
  });
  const answers = data ?? [];
  const withAnswer = (then: (answer: QuestionOf) => void) => (shown: MyAnswerView) => {
    const answer = answers.find((one) => idOf(one) === shown.id);
    if (answer) then({ sessionId: answer.sessionId, questionId: answer.questionId });
  };
  return {
    // While it is tried again, what was said of the failure stays.
    view:
      !data && errorUpdateCount > 0
        ? 'failed'
        : answers.length === 0 && !remove.isSuccess
          ? undefined
          : { answers: answers.map(myAnswerView), busy: busyWith(busy, remove), failed: failedWith(failed, remove) },
    retrying: isFetching,
    retry: () => void refetch(),
    // One thing at a time: what failed before is told no longer.
    onSayAgain: withAnswer((answer) => {
      remove.reset();
      sayAgain(answer);
    }),
    onRemove: withAnswer((answer) => {
      if (remove.isPending) return;
      forget();
      remove.mutate(answer);
    }),
  };
}

interface Removal {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly variables: QuestionOf | undefined;
}

const busyWith = (saying: QuestionOf | undefined, { isPending, variables }: Removal): MyAnswersProps['busy'] =>
  saying
    ? { id: idOf(saying), what: 'saying-again' }
    : isPending && variables
      ? { id: idOf(variables), what: 'removing' }
      : undefined;

const failedWith = (
  unopened: (QuestionOf & { readonly message: string }) | undefined,
  { error, variables }: Removal,
): MyAnswersProps['failed'] =>
  unopened
    ? { id: idOf(unopened), message: unopened.message }
    : error && variables
      ? { id: idOf(variables), message: saidBy(error, 'We couldn’t remove this answer. Please try again.') }
      : undefined;
