import type { z } from 'zod';

/**
 * Who may call: anybody, a person whose ID token the service can verify, or whoever has the private link of a job or the
 * link to a shared report, whose key stands where a token does: in a header, which is written into no log.
 */
export type CallAuth = 'none' | 'user' | 'link';

/** What a call promises. Client, server routes, mocks and documentation are all made from this one declaration. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Stable name, used as OpenAPI operationId. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the backend address, with `:name` for parameters, as in `/voice_chat/:roomId/end`. */
  readonly path: string;
  readonly auth: CallAuth;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** `text`: the reply is plain text, not JSON. */
  readonly replyAs: 'json' | 'text';
  /** Whether sending the same request twice has the effect of sending it once, so that a client may retry. */
  readonly idempotent: boolean;
  /** How long a caller should wait for the reply, in milliseconds, where that is not the client's usual time. */
  readonly timeoutMs?: number;
  /** The request names JSON as its content although it has no body (specification, section 7). */
  readonly announcesJson?: true;
  /** Its page reads what went wrong in `error` (specification, sections 7 and 8): the sentence stands there as well. */
  readonly saysInError?: true;
  /** Requests a minute that one account (one address, without an account) may make, where that is not the usual. */
  readonly perMinute?: number;
  /** Largest body of a request, in bytes, where that is not {@link maxBodyBytes}. */
  readonly maxBodyBytes?: number;
  /** The codes that this call may fail with, besides those that every call may (see {@link possibleFailures}). */
  readonly failures: readonly FailureCode[];
}

/** Every code a failure reply may carry, with its HTTP status and the `error` label that people and logs see. */
export const failureCodes = {
  'bad-request': { status: 400, error: 'Bad Request' },
  unauthorized: { status: 401, error: 'Unauthorized' },
  'subscription-required': { status: 403, error: 'Subscription Required' },
  'consent-required': { status: 403, error: 'Consent Required' },
  'login-too-old': { status: 403, error: 'Login Too Old' },
  forbidden: { status: 403, error: 'Forbidden' },
  'not-found': { status: 404, error: 'Not Found' },
  'method-not-allowed': { status: 405, error: 'Method Not Allowed' },
  'turn-conflict': { status: 409, error: 'Conflict' },
  'already-subscribed': { status: 409, error: 'Conflict' },
  'job-finalized': { status: 409, error: 'Conflict' },
  'link-not-mailed': { status: 409, error: 'Conflict' },
  'job-closed': { status: 409, error: 'Conflict' },
  'invitations-full': { status: 409, error: 'Conflict' },
  'session-ended': { status: 410, error: 'Gone' },
  'interview-full': { status: 409, error: 'Conflict' },
  'answers-full': { status: 409, error: 'Conflict' },
  'correction-closed': { status: 409, error: 'Conflict' },
  'too-large': { status: 413, error: 'Payload Too Large' },
  'file-kind': { status: 415, error: 'Unsupported Media Type' },
  'file-unreadable': { status: 422, error: 'Unprocessable Content' },
  'correction-too-far': { status: 422, error: 'Unprocessable Content' },
  'rate-limited': { status: 429, error: 'Too Many Requests' },
  internal: { status: 500, error: 'Internal Server Error' },
  unavailable: { status: 503, error: 'Service Unavailable' },
} as const;

/** A code of {@link failureCodes}; nothing ever matches on a sentence. */
export type FailureCode = keyof typeof failureCodes;

/** Largest body of a request, in bytes. */
export const maxBodyBytes = 256 * 1024;

/** A number of bytes for people, as in `256 KiB`. */
export function sizeText(bytes: number): string {
  const mebi = 1024 ** 2;
  return bytes < mebi ? `${bytes / 1024} KiB` : `${(bytes / mebi).toFixed(1)} MiB`;
}

/** How often a call may be made in a minute; see {@link Call.perMinute}. */
export const perMinuteOf = (call: Pick<Call, 'perMinute'>): number => call.perMinute ?? 120;

/** Every code that a call may fail with. */
export function possibleFailures(call: Call): FailureCode[] {
  const ofEveryCall: FailureCode[] = ['bad-request', 'rate-limited', 'internal', 'unavailable'];
  const ofBodies: FailureCode[] = call.method === 'GET' ? [] : ['too-large'];
  return [...new Set([...call.failures, ...ofEveryCall, ...ofBodies])];
}

/** Declares a call; the identity function with the types kept. */
export function defineCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  call: Call<P, Q, B, R>,
): Call<P, Q, B, R> {
  return call;
}
