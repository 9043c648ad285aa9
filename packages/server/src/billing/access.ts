import type { Person } from '../auth/verifier.ts';
import { Refusal } from '../http/failure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Decides whether somebody may practise: their trial or their subscription holds. */
export interface Access {
  /** @throws {Refusal} `subscription-required`. */
  readonly require: (person: Person) => Promise<void>;
}

/** {@link Access} by the trial that began with the account. */
export function createAccess(rules: { readonly trialDays: number }): Access {
  return {
    async require(person) {
      if (Date.now() < person.trialStartedAt.getTime() + rules.trialDays * dayMs) return;
      throw new Refusal(
        'subscription-required',
        'Your free trial has ended. Please subscribe to go on practising interviews.',
      );
    },
  };
}
