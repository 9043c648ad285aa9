import type { Subscription } from '@viva/api-client';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/failure.ts';
import type { Provider } from './payments.ts';
import { currentOf, standingOf, trialEnd } from './standing.ts';
import { subscriptionsOf } from './subscriptions.ts';

/** Decides whether a person may practice: they may while their trial or their subscription lasts. */
export interface Access {
  /** @throws {Refusal} `subscription-required`. */
  readonly require: (person: Person) => void;
  /** Where the person's trial or subscription stood when the request came. */
  readonly standing: (person: Person) => Subscription;
  /** Where it stands now, after something may have changed it. */
  readonly standingNow: (person: Person) => Promise<Subscription>;
}

/** {@link Access} by the trial that began with the account, and by what the payment provider told of subscriptions. */
export function createAccess(db: Db, rules: { readonly trialDays: number; readonly provider: Provider }): Access {
  const standing = ({ trialStartedAt, subscriptions }: Pick<Person, 'trialStartedAt' | 'subscriptions'>) =>
    standingOf(trialStartedAt, rules.trialDays, subscriptions, Date.now());
  return {
    require(person) {
      if (Date.now() < trialEnd(person.trialStartedAt, rules.trialDays)) return;
      const { subscriptions } = person;
      if (currentOf(subscriptions, Date.now())) return;
      const ended = subscriptions.length > 0 ? 'Your subscription has ended.' : 'Your free trial has ended.';
      throw new Refusal('subscription-required', `${ended} Please subscribe to keep practicing.`);
    },

    standing,

    async standingNow({ uid, trialStartedAt }) {
      return standing({ trialStartedAt, subscriptions: await subscriptionsOf(db, uid, rules.provider) });
    },
  };
}
