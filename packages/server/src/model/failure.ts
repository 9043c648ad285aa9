/** Why a model's reply cannot be used. */
export type FailureReason =
  | 'slow'
  | 'unreachable'
  | 'status'
  | 'unreadable'
  | 'empty'
  | 'invented'
  | 'leaked'
  | 'not-as-asked'
  | 'nothing-to-read';

/** Statuses that speak of what was sent, as of a text that is too long for the model or that it won't read. */
const ofTheRequest = [400, 413, 422];

/** A chat model gave no usable reply; says why, never what was said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: FailureReason;
  /** The HTTP status, when that is the reason. */
  readonly status: number | undefined;

  constructor(reason: FailureReason, status?: number) {
    super(`The chat model's reply cannot be used: ${reason}${status === undefined ? '' : ` ${status}`}.`);
    this.reason = reason;
    this.status = status;
  }

  /** Whether the model failed at whatever it was asked, and had better be left alone; or only at this one text. */
  get ofTheModel(): boolean {
    if (this.reason === 'status') return !ofTheRequest.includes(this.status ?? 0);
    return this.reason === 'slow' || this.reason === 'unreachable';
  }
}
