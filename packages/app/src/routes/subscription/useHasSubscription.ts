import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';

/** Whether the account has a subscription already; undefined until that is known, false when it can't be told. */
export function useHasSubscription(): boolean | undefined {
  const api = useApi();
  const [has, setHas] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    api
      .checkSubscription({}, { signal: leaving.signal })
      .then(({ has_subscription }) => setHas(has_subscription))
      .catch(() => leaving.signal.aborted || setHas(false));
    return () => leaving.abort();
  }, [api]);
  return has;
}
