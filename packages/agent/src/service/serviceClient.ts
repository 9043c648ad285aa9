import {
  type EndReason,
  type PutTurn,
  type SessionContext,
  audioType,
  internalPaths,
  offerReplySchema,
  sessionContextSchema,
  signedText,
} from '@viva/api-client/internal';
import { failureSchema } from '@viva/api-client';
import { AccessToken } from 'livekit-server-sdk';

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
  end(id: string, reason: EndReason): Promise<void>;
  /** Tells that an interviewer holds the session; fails with 410 or 404 when there is no more to do. */
  alive(id: string): Promise<void>;
}

/** Where the service is, and what requests are signed with. */
export interface ServiceClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly timeoutMs?: number;
}

/** The service over HTTP, each request signed with the LiveKit API secret. */
export class ServiceClient implements Service {
  readonly #options: ServiceClientOptions;

  constructor(options: ServiceClientOptions) {
    this.#options = options;
  }

  async session(id: string): Promise<SessionContext> {
    return sessionContextSchema.parse(await this.#send('GET', internalPaths.session(id)));
  }

  async putTurn(id: string, put: PutTurn): Promise<void> {
    await this.#send('PUT', internalPaths.turn(id, put.turn.n), put);
  }

  /** Keeps the sound of a turn that is stored, an Ogg Opus file; fails with 403 when it must not be kept. */
  async putSound(id: string, n: number, startMs: number, file: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#send('PUT', internalPaths.audio(id, n, startMs), file);
  }

  async end(id: string, reason: EndReason): Promise<void> {
    await this.#send('POST', internalPaths.end(id), { reason });
  }

  async alive(id: string): Promise<void> {
    await this.#send('POST', internalPaths.alive(id));
  }

  /** Offers an interviewer who has become free to a session that was turned away; whether it is sent for now. */
  async offer(id: string): Promise<boolean> {
    return offerReplySchema.parse(await this.#send('POST', internalPaths.offer(id))).sent;
  }

  /** `payload` travels as JSON, a file as it is. */
  async #send(method: string, path: string, payload?: object): Promise<unknown> {
    const file = payload instanceof Uint8Array;
    const body = new Uint8Array(file ? payload : Buffer.from(payload ? JSON.stringify(payload) : ''));
    let response: Response;
    let reply: string;
    try {
      response = await fetch(this.#options.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${await this.#sign(Buffer.concat([Buffer.from(signedText(method, path, '')), body]))}`,
          ...(payload ? { 'content-type': file ? audioType : 'application/json' } : {}),
        },
        signal: AbortSignal.timeout(this.#options.timeoutMs ?? (file ? fileTimeoutMs : usualTimeoutMs)),
        ...(payload ? { body } : {}),
      });
      reply = await response.text();
    } catch (cause) {
      throw new ServiceError(0, 'network', 'the service could not be reached', cause);
    }
    if (response.ok) return parseJson(reply);
    const failure = failureSchema.safeParse(parseJson(reply));
    throw failure.success
      ? new ServiceError(response.status, failure.data.code, failure.data.message)
      : new ServiceError(response.status, 'invalid-reply', `the service answered ${response.status}`);
  }

  async #sign(request: Buffer<ArrayBuffer>): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', request);
    const token = new AccessToken(this.#options.apiKey, this.#options.apiSecret, { identity: 'interviewer', ttl: 60 });
    token.sha256 = Buffer.from(digest).toString('base64');
    return token.toJwt();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
