/** Why a model's reply cannot be used. */
export type FailureReason = 'slow' | 'unreachable' | 'status' | 'unreadable' | 'empty' | 'invented' | 'leaked';

/** A chat model gave no usable reply; says why, never what was said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: FailureReason;
  /** The HTTP status, when that is the reason. */
  readonly status: number | undefined;

  constructor(reason: FailureReason, status?: number) {
    super(`The chat model's reply cannot be used: ${reason}.`);
    this.reason = reason;
    this.status = status;
  }
}
