import { type Failure, type FailureCode, failureCodes } from '@viva/api-client';

/** A refusal that the caller is told of: a code of the contract and a sentence for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The reply body of a failure. */
export function failureBody(code: FailureCode, message: string): Failure {
  return { code, error: failureCodes[code].error, message };
}
