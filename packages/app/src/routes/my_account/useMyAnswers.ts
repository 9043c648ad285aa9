import type { KeptAnswer } from '@viva/api-client';
import type { MyAccountView, MyAnswersProps, MyAnswerView } from '@viva/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { dayText } from '../../app/dates.ts';
import { untitled } from '../../app/untitled.ts';
import { useEach } from '../../app/useEach.ts';
import { idOf, type QuestionOf, type SayingAgain } from '../../app/useSayAgain.ts';

const key = ['my-answers'];

/** A kept answer as the page shows it. */
export const myAnswerView = (answer: KeptAnswer): MyAnswerView => ({
  id: idOf(answer),
  question: answer.question,
  title: answer.title || untitled,
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
export function useMyAnswers({ busy: opening, failed: unopened, sayAgain, forget }: SayingAgain): MyAnswers {
  const api = useApi();
  const queries = useQueryClient();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.listKeptAnswers({}, { signal })).answers,
  });
  const { busy: removing, failed, act } = useEach();
  const [removed, setRemoved] = useState(false);
  const answers = data ?? [];
  const withAnswer = (then: (answer: QuestionOf) => void) => (shown: MyAnswerView) => {
    const answer = answers.find((one) => idOf(one) === shown.id);
    if (answer) then({ sessionId: answer.sessionId, questionId: answer.questionId });
  };
  const remove = async (gone: QuestionOf) => {
    await api.dropAnswer({ params: { ...gone } });
    // A reply that was under way before would bring it back.
    await queries.cancelQueries({ queryKey: key });
    setRemoved(true);
    queries.setQueryData<KeptAnswer[]>(key, (before) => before?.filter((one) => idOf(one) !== idOf(gone)));
  };
  return {
    // While it is tried again, what was said of the failure stays.
    view:
      !data && errorUpdateCount > 0
        ? 'failed'
        : answers.length === 0 && !removed
          ? undefined
          : {
              answers: answers.map(myAnswerView),
              opening: opening && idOf(opening),
              removing,
              failed: unopened ? { id: idOf(unopened), message: unopened.message } : failed,
            },
    retrying: isFetching,
    retry: () => void refetch(),
    onSayAgain: withAnswer(sayAgain),
    onRemove: withAnswer((answer) => {
      // What failed before is told no longer.
      forget();
      act(idOf(answer), 'We couldn’t remove this answer. Please try again.', () => remove(answer));
    }),
  };
}
