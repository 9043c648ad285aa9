import { type Failure, type FailureCode, failureCodes } from '@viva/api-client';

/** What a refusal may say besides its sentence. */
interface RefusalOptions extends ErrorOptions {
  /** Seconds after which the same request may succeed; told as `Retry-After`. */
  readonly retryAfterS?: number;
}

/** A refusal that the caller is told of: a code of the contract and a sentence for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: FailureCode;
  readonly retryAfterS: number | undefined;

  constructor(code: FailureCode, message: string, options?: RefusalOptions) {
    super(message, options);
    this.code = code;
    this.retryAfterS = options?.retryAfterS;
  }
}

/** The reply body of a failure. */
export function failureBody(code: FailureCode, message: string): Failure {
  return { code, error: failureCodes[code].error, message };
}
