import type { z } from 'zod';
import { ApiError } from './apiError.ts';
import { type Call, calls } from './contract/index.ts';
import { failureSchema } from './contract/failure.ts';

/** What a client is made with. */
export interface ApiClientOptions {
  /** Backend address without a trailing slash, as in `/api` or `https://viva.example/api`. */
  readonly baseUrl: string;
  /** Gives the caller's ID token, or null when nobody is signed in. */
  readonly getToken: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Longest wait for one reply, in milliseconds. */
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

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** Makes the typed client from the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const timeoutMs = options.timeoutMs ?? 15_000;
  const delays = options.retryDelaysMs ?? [300, 1_000];

  async function once(call: Call, input: AnyInput, request: RequestOptions): Promise<unknown> {
    const headers: Record<string, string> = {};
    if (call.auth === 'user') {
      const token = await options.getToken();
      if (token) headers.authorization = `Bearer ${token}`;
    }
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      const response = await send(options.baseUrl + address(call, input), {
        method: call.method,
        headers,
        signal,
        ...(body === undefined ? {} : { body }),
        ...(request.keepalive ? { keepalive: true } : {}),
      });
      const text = await response.text();
      if (!response.ok) throw failure(response.status, text);
      return parseReply(call, response.status, text);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (request.signal?.aborted) throw local('aborted', 'The request was cancelled.', cause);
      if (timeout.aborted) throw local('timeout', 'The service did not answer in time. Please try again.', cause);
      throw local('network', 'The service could not be reached. Please check your connection.', cause);
    }
  }

  async function run(call: Call, input: AnyInput, request: RequestOptions = {}): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(call, input, request);
      } catch (error) {
        const wait = delays[attempt];
        if (!call.idempotent || wait === undefined || !isTransient(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    (input: AnyInput, request?: RequestOptions) => run(call, input, request),
  ]);
  return Object.fromEntries(entries) as ApiClient;
}

function address(call: Call, input: AnyInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, value);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

function failure(status: number, text: string): ApiError {
  const parsed = failureSchema.safeParse(json(text));
  if (parsed.success) return new ApiError({ ...parsed.data, status });
  return new ApiError({ code: 'invalid-reply', status, message: `HTTP error! status: ${status}` });
}

function parseReply(call: Call, status: number, text: string): unknown {
  const parsed = call.reply.safeParse(call.replyAs === 'text' ? text : json(text));
  if (parsed.success) return parsed.data;
  throw new ApiError({
    code: 'invalid-reply',
    status,
    message: 'The service sent a reply that could not be read.',
    cause: parsed.error,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function local(code: 'aborted' | 'timeout' | 'network', message: string, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, message, cause });
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'network' || error.code === 'timeout' || error.status === 502 || error.status === 503)
  );
}
