import { z } from 'zod';
import { ApiError } from './apiError.ts';
import type { Call } from './contract/index.ts';

/** The parts of a request that a call may have. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Path and query of a request, below the backend address. */
export function addressOf(call: Call, input: CallInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, value);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** @throws {ApiError} `invalid-reply` when the reply breaks the contract. */
export function readReply(call: Call, status: number, text: string): unknown {
  const parsed = call.reply.safeParse(call.replyAs === 'text' ? text : readJson(text));
  if (parsed.success) return parsed.data;
  throw new ApiError({
    code: 'invalid-reply',
    status,
    message: 'The service sent a reply that could not be read.',
    cause: parsed.error,
  });
}

/**
 * The text of a reply as it travels: the opposite of {@link readReply}, so that a value which travels inside a string
 * is given as it is.
 * @throws {z.ZodError} when the contract does not allow the reply.
 */
export function writeReply(call: Call, reply: unknown): string {
  const written: unknown = z.encode(call.reply, reply);
  return call.replyAs === 'text' ? String(written) : JSON.stringify(written);
}

/** JSON, or undefined when the text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
