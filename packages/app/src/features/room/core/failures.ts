import { ApiError } from '@viva/api-client';
import { DeadlineError } from './clock.ts';

/** Why there is no interview, as the screen and its caller need to know it. */
export type SessionFailure =
  /** `lasting`: trying again changes nothing. */
  | { readonly kind: 'message'; readonly message: string; readonly lasting: boolean }
  /** The service no longer takes the person's login: trying again changes nothing, and they have to log in again. */
  | { readonly kind: 'sign-in'; readonly message: string }
  /** An employer's interview waits for its candidate's consent. */
  | { readonly kind: 'consent'; readonly message: string }
  | { readonly kind: 'subscription'; readonly message: string }
  | { readonly kind: 'ended'; readonly message: string };

const late = 'The service didn’t answer in time. Please try again.';
const unknown = 'Something went wrong. Please try again.';

/** What a failed call for a room means (specification, section 8). */
export function failureOf(error: unknown): SessionFailure {
  if (error instanceof DeadlineError) return { kind: 'message', message: late, lasting: false };
  if (!(error instanceof ApiError)) return { kind: 'message', message: unknown, lasting: false };
  const message = error.message || `HTTP error! status: ${error.status}`;
  switch (error.code) {
    case 'unauthorized':
      return { kind: 'sign-in', message };
    case 'subscription-required':
      return { kind: 'subscription', message };
    case 'consent-required':
      return { kind: 'consent', message };
    case 'session-ended':
      return { kind: 'ended', message };
    case 'not-found':
    case 'forbidden':
    case 'bad-request':
      return { kind: 'message', message, lasting: true };
    default:
      return { kind: 'message', message, lasting: false };
  }
}
