import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { dayText } from '../../app/dates.ts';

/** What an account has as far as buying goes; a trial is no subscription. */
export type Standing =
  | { readonly has: 'subscription' | 'nothing' }
  /** `endsOn` as people write it; '' when it isn't known. */
  | { readonly has: 'trial'; readonly endsOn: string };

/** What the account has already; undefined until that is known, nothing when it can't be told. */
export function useStanding(): Standing | undefined {
  const api = useApi();
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    const leaving = new AbortController();
    api
      .checkSubscription({}, { signal: leaving.signal })
      .then(({ has_subscription, subscription_status, current_period_end: end }) => {
        if (!has_subscription) setStanding({ has: 'nothing' });
        else if (subscription_status !== 'trial') setStanding({ has: 'subscription' });
        else setStanding({ has: 'trial', endsOn: end === null ? '' : dayText({ seconds: end }) });
      })
      .catch(() => leaving.signal.aborted || setStanding({ has: 'nothing' }));
    return () => leaving.abort();
  }, [api]);
  return standing;
}
