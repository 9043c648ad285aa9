import type { Person } from '../auth/verifier.ts';
import { Refusal } from '../http/failure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Lets a person practise while their trial runs. @throws {Refusal} `subscription-required`. */
export function requireTrial(person: Person, trialDays: number, nowMs = Date.now()): void {
  if (nowMs < person.trialStartedAt.getTime() + trialDays * dayMs) return;
  throw new Refusal(
    'subscription-required',
    'Your free trial has ended. Please subscribe to go on practising interviews.',
  );
}
