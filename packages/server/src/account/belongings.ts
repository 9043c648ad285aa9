import type { AccountExport } from '@viva/api-client';
import type { Db } from '../db/open.ts';

/** The parts of an export that areas fill in. */
export type BelongingName = Exclude<keyof AccountExport, 'exportedAt' | 'account'>;

/** What an area of the service keeps of a person: how it is exported, and how it is erased. */
export interface Belonging<N extends BelongingName = BelongingName> {
  /** Its place in the export. */
  readonly name: N;
  /** All of it, as it is written into the export. */
  readonly read: (db: Db, uid: string) => Promise<AccountExport[N]>;
  /**
   * Takes it away, in the transaction that erases the account; left out where rows go with the account's own row
   * (`onDelete: 'cascade'`). What lives outside the database (a subscription, recordings) goes by a job that is ordered
   * in this transaction, with all that the job has to know.
   */
  readonly erase?: (tx: Db, uid: string) => Promise<void>;
}

/** Everything that belongs to accounts, by area. */
export interface Belongings {
  /** Adds an area's; areas do so while the service is built. @throws when its place is taken. */
  readonly add: <N extends BelongingName>(belonging: Belonging<N>) => void;
  readonly all: () => readonly Belonging[];
}

/** Makes an empty {@link Belongings}. */
export function createBelongings(): Belongings {
  const all = new Map<BelongingName, Belonging>();
  return {
    add(belonging) {
      if (all.has(belonging.name)) throw new Error(`Two areas export ${belonging.name}.`);
      all.set(belonging.name, belonging);
    },
    all: () => [...all.values()],
  };
}
