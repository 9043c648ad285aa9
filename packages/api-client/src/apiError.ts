import type { FailureCode } from './contract/index.ts';

/** Codes that arise on the caller's side: no reply, too late, aborted, or a reply that breaks the contract. */
export type LocalFailureCode = 'network' | 'timeout' | 'aborted' | 'invalid-reply';

/** A call that did not succeed. Decide by `code`; `message` may be shown to a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode | LocalFailureCode;
  /** HTTP status, or 0 when there was no usable reply. */
  readonly status: number;
  /** The reply's `error` label, as in 'Subscription Required'; empty without a reply. */
  readonly error: string;

  constructor(failure: {
    code: FailureCode | LocalFailureCode;
    status: number;
    error?: string;
    message: string;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.code = failure.code;
    this.status = failure.status;
    this.error = failure.error ?? '';
  }
}
