import {
  type PutPause,
  type PutTurn,
  type SessionContext,
  type ToldEnd,
  audioType,
  internalPaths,
  offerReplySchema,
  sessionContextSchema,
  signedText,
} from '@viva/api-client/internal';
import { failureSchema } from '@viva/api-client';
import { SignJWT } from 'jose';

/** Longest wait for an answer, in milliseconds; files are larger than all else. */
const usualTimeoutMs = 5_000;
const fileTimeoutMs = 30_000;

/** A request to the service that failed. `status` is 0 when there was no reply. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** Whether the same request may succeed later. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What the interviewer needs of the service. */
export interface Service {
  session(id: string): Promise<SessionContext>;
  putTurn(id: string, put: PutTurn): Promise<void>;
  /** Has turn `n` and all that came after it erased, with their sound; `checkpoint` is the policy's state before them. */
  withdraw(id: string, n: number, checkpoint: unknown): Promise<void>;
  /** Tells how long the interview was paused, and whether it is. */
  pause(id: string, told: PutPause): Promise<void>;
  end(id: string, reason: ToldEnd): Promise<void>;
  /** Tells that an interviewer holds the session; fails with 410 or 404 when there is no more to do. */
  alive(id: string): Promise<void>;
}

/** Where the service is, and what requests are signed with. */
export interface ServiceClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly timeoutMs?: number;
  /** The service's clock is so many seconds ahead of this machine's, too far to be believed as it is. */
  readonly onSkew?: (aheadS: number) => void;
}

/** How long a signature is good, in seconds. */
const signedForS = 60;
/** Clocks that are closer are no reason for a refusal, in seconds. */
const noticeable = 5;

/** The service over HTTP, each request signed with the LiveKit API secret. */
export class ServiceClient implements Service {
  readonly #options: ServiceClientOptions;
  /** By so many seconds signatures are dated ahead of this machine's clock, once that was refused. */
  #aheadS = 0;

  constructor(options: ServiceClientOptions) {
    this.#options = options;
  }

  async session(id: string): Promise<SessionContext> {
    return sessionContextSchema.parse(await this.#send('GET', internalPaths.session(id)));
  }

  async putTurn(id: string, put: PutTurn): Promise<void> {
    await this.#send('PUT', internalPaths.turn(id, put.turn.n), put);
  }

  async withdraw(id: string, n: number, checkpoint: unknown): Promise<void> {
    await this.#send('POST', internalPaths.withdraw(id, n), { checkpoint });
  }

  /** Keeps the sound of a turn that is stored, an Ogg Opus file; fails with 403 when it must not be kept. */
  async putSound(id: string, n: number, startMs: number, file: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#send('PUT', internalPaths.audio(id, n, startMs), file);
  }

  async pause(id: string, told: PutPause): Promise<void> {
    await this.#send('PUT', internalPaths.pause(id), told);
  }

  async end(id: string, reason: ToldEnd): Promise<void> {
    await this.#send('POST', internalPaths.end(id), { reason });
  }

  async alive(id: string): Promise<void> {
    await this.#send('POST', internalPaths.alive(id));
  }

  /** Offers an interviewer who has become free to a session that was turned away; whether it is sent for now. */
  async offer(id: string): Promise<boolean> {
    return offerReplySchema.parse(await this.#send('POST', internalPaths.offer(id))).sent;
  }

  /** `payload` travels as JSON, a file as it is. Refused because the clocks differ, it is sent once more, by the service's. */
  async #send(method: string, path: string, payload?: object): Promise<unknown> {
    const response = await this.#ask(method, path, payload);
    const aheadS = response.status === 401 ? clockOf(response) - Date.now() / 1_000 : Number.NaN;
    if (!(Math.abs(aheadS - this.#aheadS) > noticeable)) return read(response);
    this.#aheadS = aheadS;
    this.#options.onSkew?.(Math.round(aheadS));
    return read(await this.#ask(method, path, payload));
  }

  async #ask(method: string, path: string, payload?: object): Promise<Answer> {
    const file = payload instanceof Uint8Array;
    const body = new Uint8Array(file ? payload : Buffer.from(payload ? JSON.stringify(payload) : ''));
    try {
      const response = await fetch(this.#options.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${await this.#sign(Buffer.concat([Buffer.from(signedText(method, path, '')), body]))}`,
          ...(payload ? { 'content-type': file ? audioType : 'application/json' } : {}),
        },
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? (file ? fileTimeoutMs : usualTimeoutMs)),
        ...(payload ? { body } : {}),
      });
      const { status, ok, headers } = response;
      return { status, ok, date: headers.get('date'), body: parseJson(await response.text()) };
    } catch (cause) {
      throw new ServiceError(0, 'network', 'the service could not be reached', cause);
    }
  }

  async #sign(request: Buffer<ArrayBuffer>): Promise<string> {
    const { apiKey, apiSecret } = this.#options;
    const digest = await crypto.subtle.digest('SHA-256', request);
    const madeAt = Math.floor(Date.now() / 1_000 + this.#aheadS);
    return new SignJWT({ sha256: Buffer.from(digest).toString('base64') })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(apiKey)
      .setSubject('interviewer')
      .setNotBefore(madeAt)
      .setExpirationTime(madeAt + signedForS)
      .sign(new TextEncoder().encode(apiSecret));
  }
}

/** What the service has answered, read. */
interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly date: string | null;
  readonly body: unknown;
}

function read({ status, ok, body }: Answer): unknown {
  if (ok) return body;
  const failure = failureSchema.safeParse(body);
  throw failure.success
    ? new ServiceError(status, failure.data.code, failure.data.message)
    : new ServiceError(status, 'invalid-reply', `the service answered ${status}`);
}

/** The service's clock when it answered, in epoch seconds; NaN when it does not say. */
const clockOf = ({ date }: Answer): number => Date.parse(date ?? '') / 1_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
