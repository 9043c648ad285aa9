import { sessionPage } from '@viva/api-client';
import { HomePanel, HomeWaiting } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { Queries } from '../../api/Queries.tsx';
import { rememberHome } from '../../app/homeMemory.ts';
import { whenLeft } from '../../app/leaving.ts';
import { usePracticeInterview } from '../../app/Practice.tsx';
import { useDueQuestions } from '../../app/useDueQuestions.ts';
import { type SayingAgain, useSayAgain } from '../../app/useSayAgain.ts';
import { useCheckout } from '../subscription/useCheckout.ts';
import { hasHome, hasPracticed, homeView, lastAssessed, questionToChange, trialOf } from './homeView.ts';

/** What a person who has done an interview comes back to; nothing for those who have not. */
export default function Home(): ReactNode {
  return (
    <Queries>
      <Back />
    </Queries>
  );
}

/** Interviews that are looked at, the newest ones: among many tries of single questions, the last whole interview must be found. */
const newest = String(sessionPage.most);

function Back() {
  const api = useApi();
  const { practiceBusy, onPracticeInterview } = usePracticeInterview();
  const { busy, error, onSubscribe } = useCheckout();
  const saying = useSayAgain();
  // The same question can stand in the list and under the change: how it goes is told where it was pressed.
  const [pressed, setPressed] = useState<'due' | 'change'>();
  const sayingOf = (place: typeof pressed): SayingAgain => ({
    ...saying,
    ...(pressed === place ? {} : { busy: undefined, failed: undefined }),
    sayAgain: (question) => {
      if (saying.busy) return;
      setPressed(place);
      saying.sayAgain(question);
    },
  });
  const [nowMs] = useState(Date.now);
  const sessions = useQuery({
    queryKey: ['newest-sessions'],
    queryFn: async ({ signal }) => {
      await whenLeft();
      return api.listSessions({ query: { limit: newest } }, { signal });
    },
  });
  const subscription = useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api.checkSubscription({}, { signal }),
  });
  const list = sessions.data?.sessions;
  const lastId = list && lastAssessed(list)?.id;
  const last = useQuery({
    queryKey: ['last-assessed', lastId],
    queryFn: ({ signal }) => api.getSession({ params: { sessionId: lastId ?? '' } }, { signal }),
    enabled: lastId !== undefined,
  });
  const { due, isLoading: dueIsLoading } = useDueQuestions(sayingOf('due'), list !== undefined && hasPracticed(list));
  const has = list && hasHome(list);
  useEffect(() => {
    if (has !== undefined) rememberHome(has);
  }, [has]);

  // All at once: a part that came later would move the others. What can't be had is left out.
  if (sessions.isPending || subscription.isPending || dueIsLoading || (lastId !== undefined && last.isPending))
    return <HomeWaiting />;
  if (!list || !has) return null;
  const trial = trialOf(subscription.data, nowMs);
  const question = questionToChange(last.data);
  const { change, ...view } = homeView(list, last.data);
  const done = sessions.data?.practiced ?? 0;
  const practicing = sayingOf('change');
  return (
    <HomePanel
      view={{
        ...view,
        done,
        change: change && { ...change, error: practicing.failed?.message },
        trial: trial && { ...trial, busy, error },
      }}
      due={due}
      practiceBusy={question ? practicing.busy !== undefined : practiceBusy}
      onPractice={question ? () => practicing.sayAgain(question) : onPracticeInterview}
      onSubscribe={onSubscribe}
    />
  );
}
