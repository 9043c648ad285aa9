import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import pg from 'pg';
import { withoutPersons } from './withoutPersons.ts';

/** What is logged of an error: never values of a query or a body, which may be what somebody said. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof DrizzleQueryError) return { type: 'DatabaseError', cause: describeError(error.cause) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return {
    type: error.name,
    message: messageOf(error),
    ...(code ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    stack: frames.slice(0, 8).join('\n'),
  };
}

function messageOf(error: Error): string {
  // PostgreSQL and JSON parsers quote what they could not take.
  if (error instanceof pg.DatabaseError) return [error.code, error.table, error.constraint].filter(Boolean).join(' ');
  if (error instanceof SyntaxError) return 'cannot be parsed';
  return withoutPersons(error.message.split('\n')[0] ?? '');
}

/** Log settings: JSON, with the request's id and route; never its path, query, body, address or token. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { part: 'server' },
    serializers: {
      err: (error: unknown) => ({ type: '', message: '', stack: '', ...describeError(error) }),
      // A path may hold what somebody typed.
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}
