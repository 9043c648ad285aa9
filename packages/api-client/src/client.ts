import type { z } from 'zod';
import { ApiError } from './apiError.ts';
import { type Call, calls } from './contract/index.ts';
import { readFailure } from './readFailure.ts';
import { pause, unlessAborted } from './waiting.ts';
import { addressOf, type CallInput, readJson, readReply } from './wire.ts';

/** What a client is made with. */
export interface ApiClientOptions {
  /** Backend address without a trailing slash, as in `/api` or `https://viva.example/api`. */
  readonly baseUrl: string;
  /** Gives the caller's ID token, or null when nobody is signed in; for calls behind a private link, its key. */
  readonly getToken: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Longest wait for one reply, the ID token included, in milliseconds; without it what the call declares, or 15 s. */
  readonly timeoutMs?: number;
  /** Waits between tries of an idempotent call, in milliseconds; their number is the number of retries. */
  readonly retryDelaysMs?: readonly number[];
}

/** What the call needs: only the parts that its declaration has. */
type Input<C extends Call> = Part<'params', C['params']> & Part<'query', C['query']> & Part<'body', C['body']>;
type Part<K extends string, S extends z.ZodType> = undefined extends z.input<S> ? object : Record<K, z.input<S>>;

/** Settings of one request. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, as for the last call before a tab closes. */
  readonly keepalive?: boolean;
}

type Method<C extends Call> = (input: Input<C>, options?: RequestOptions) => Promise<z.output<C['reply']>>;

/** The service's calls as functions: replies parsed, failures thrown as {@link ApiError}. */
export type ApiClient = { readonly [K in keyof typeof calls]: Method<(typeof calls)[K]> };

const usualTimeoutMs = 15_000;

/** Makes the typed client from the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const delays = options.retryDelaysMs ?? [300, 1_000];

  async function headersOf(call: Call, body: string | undefined): Promise<Record<string, string>> {
    const token = call.auth === 'none' ? null : await options.getToken();
    return {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined || call.announcesJson ? { 'content-type': 'application/json' } : {}),
    };
  }

  async function once(call: Call, input: CallInput, request: RequestOptions): Promise<unknown> {
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const timeout = AbortSignal.timeout(options.timeoutMs ?? call.timeoutMs ?? usualTimeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      const headers = await unlessAborted(signal, headersOf(call, body));
      const response = await send(options.baseUrl + addressOf(call, input), {
        method: call.method,
        headers,
        signal,
        ...(body === undefined ? {} : { body }),
        ...(request.keepalive ? { keepalive: true } : {}),
      });
      const text = await response.text();
      if (!response.ok) throw readFailure(response.status, readJson(text));
      return readReply(call, response.status, text);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (request.signal?.aborted) throw cancelled(cause);
      if (timeout.aborted) throw local('timeout', 'The service didn’t answer in time. Please try again.', cause);
      throw local('network', 'We couldn’t reach the service. Please check your connection.', cause);
    }
  }

  async function run(call: Call, input: CallInput, request: RequestOptions = {}): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(call, input, request);
      } catch (error) {
        const wait = delays[attempt];
        if (!call.idempotent || wait === undefined || !isTransient(error)) throw error;
        await pause(wait, request.signal);
        if (request.signal?.aborted) throw cancelled(error);
      }
    }
  }

  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    (input: CallInput, request?: RequestOptions) => run(call, input, request),
  ]);
  return Object.fromEntries(entries) as ApiClient;
}

const cancelled = (cause: unknown) => local('aborted', 'The request was cancelled.', cause);

function local(code: 'aborted' | 'timeout' | 'network', message: string, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, message, cause });
}

/** Statuses of a service, or of a gateway before it, that will be back. */
const passing = [502, 503, 504];

function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'network' || error.code === 'timeout' || passing.includes(error.status);
}
