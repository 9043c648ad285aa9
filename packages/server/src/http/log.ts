import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';

/** What is logged of an error: never values of a query, which may be what somebody said. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof DrizzleQueryError) return { type: 'DatabaseError', cause: describeError(error.cause) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.name,
    message: error.message.split('\n')[0],
    ...(code ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    stack: frames.slice(0, 8).join('\n'),
  };
}

/** Log settings: JSON, with the request's id and path, without queries, bodies, addresses and tokens. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { part: 'server' },
    serializers: {
      err: (error: unknown) => ({ type: '', message: '', stack: '', ...describeError(error) }),
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0] ?? '',
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
