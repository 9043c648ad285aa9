import { HomePanel, HomeWaiting } from '@viva/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { Queries } from '../../api/Queries.tsx';
import { rememberHome } from '../../app/homeMemory.ts';
import { whenLeft } from '../../app/leaving.ts';
import { usePracticeInterview } from '../../app/Practice.tsx';
import { useCheckout } from '../subscription/useCheckout.ts';
import { hasHome, homeView, lastAssessed, trialOf } from './homeView.ts';

export interface HomeProps {
  /** Questions that are due to be said again today. */
  readonly due?: ReactNode;
}

/** What a person who has done an interview comes back to; nothing for those who have not. */
export default function Home(props: HomeProps): ReactNode {
  return (
    <Queries>
      <Back {...props} />
    </Queries>
  );
}

/** Interviews that are looked at, the newest ones. */
const newest = '20';

function Back({ due }: HomeProps) {
  const api = useApi();
  const { practiceBusy, onPracticeInterview } = usePracticeInterview();
  const { busy, error, onSubscribe } = useCheckout();
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
  const has = list && hasHome(list);
  useEffect(() => {
    if (has !== undefined) rememberHome(has);
  }, [has]);

  // All at once: a part that came later would move the others. What can't be had is left out.
  if (sessions.isPending || subscription.isPending || (lastId !== undefined && last.isPending)) return <HomeWaiting />;
  if (!list || !has) return null;
  const trial = trialOf(subscription.data, nowMs);
  return (
    <HomePanel
      view={{ ...homeView(list, last.data), trial: trial && { ...trial, busy, error } }}
      due={due}
      practiceBusy={practiceBusy}
      onPractice={onPracticeInterview}
      onSubscribe={onSubscribe}
    />
  );
}
