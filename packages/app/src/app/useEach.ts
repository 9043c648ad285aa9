import { useState } from 'react';
import { saidBy } from '../api/Queries.tsx';

/** Something that is done to each of several things, as many at once as were asked for. */
export interface Each {
  /** Ids of those that it is being done to. */
  readonly busy: readonly string[];
  /** The last one with which it failed, and what to tell of it. */
  readonly failed: { readonly id: string; readonly message: string } | undefined;
  /** Does it to one, unless that is under way. `otherwise`: what to tell when it fails without a reason. */
  readonly act: (id: string, otherwise: string, doIt: () => Promise<void>) => void;
}

/** Keeps account of what is done to each of several things. */
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
