import { useState } from 'react';
import { saidBy } from '../api/Queries.tsx';

/** An action that can run on several things at the same time. */
export interface Each {
  /** Ids of the things on which it is running. */
  readonly busy: readonly string[];
  /** The last failure: of which thing, and the message to show. */
  readonly failed: { readonly id: string; readonly message: string } | undefined;
  /** Runs it on one thing, unless it is running there. `otherwise`: the message for a failure that has none of its own. */
  readonly act: (id: string, otherwise: string, doIt: () => Promise<void>) => void;
}

/** Tracks an action that can run on several things at the same time. */
export function useEach(): Each {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<Each['failed']>();
  const run = async (id: string, otherwise: string, doIt: () => Promise<void>) => {
    setBusy((before) => [...before, id]);
    setFailed(undefined);
    try {
      await doIt();
    } catch (error) {
      setFailed({ id, message: saidBy(error, otherwise) });
    } finally {
      setBusy((before) => before.filter((one) => one !== id));
    }
  };
  return {
    busy,
    failed,
    act: (id, otherwise, doIt) => {
      if (!busy.includes(id)) void run(id, otherwise, doIt);
    },
  };
}
