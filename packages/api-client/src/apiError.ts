import type { FailureCode } from './contract/index.ts';

/** Codes that arise on the caller's side: no reply, too late, aborted, or a reply that breaks the contract. */
export type LocalFailureCode = 'network' | 'timeout' | 'aborted' | 'invalid-reply';

/** What is known of a failed call. */
export interface ApiFailure {
  readonly code: FailureCode | LocalFailureCode;
  readonly status: number;
  readonly error?: string;
  readonly message: string;
  readonly serverMessage?: string;
  readonly cause?: unknown;
}

/** A call that did not succeed. Decide by `code` or `status`; `message` may be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode | LocalFailureCode;
  /** HTTP status, or 0 when no reply came at all. */
  readonly status: number;
  /** The reply's `error` label, as in 'Subscription Required'; empty without a reply. */
  readonly error: string;
  /** The sentence that the service itself sent; empty when it sent none, so that a screen can say its own instead. */
  readonly serverMessage: string;

  constructor(failure: ApiFailure) {
    super(failure.message, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status;
    this.error = failure.error ?? '';
    this.serverMessage = failure.serverMessage ?? '';
  }
}
