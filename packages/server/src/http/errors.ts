import type { Socket } from 'node:net';
import { type FailureCode, failureCodes, sizeText } from '@viva/api-client';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway } from '../db/away.ts';
import { Refusal, failureBody } from './failure.ts';

/** Sends a failure in the contract's form. */
export function sendFailure(reply: FastifyReply, code: FailureCode, message: string): FastifyReply {
  return reply
    .code(failureCodes[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(code, message));
}

/** Answers what is no HTTP at all, as far as anybody still listens. */
export function sendRawFailure(socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(failureBody('bad-request', 'The request cannot be read.'));
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`);
}

/** Makes every failure, the framework's own included, a `{ code, error, message }` of the contract. */
export function useFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | Refusal, request, reply) => {
    const error = isAway(thrown) ? dataAway(thrown) : thrown;
    if (error instanceof Refusal) {
      if (failureCodes[error.code].status >= 500) request.log.error({ err: error.cause ?? error }, error.code);
      if (error.retryAfterS !== undefined) void reply.header('retry-after', error.retryAfterS);
      return sendFailure(reply, error.code, error.message);
    }
    const known = frameworkFailure(error, request.routeOptions.bodyLimit);
    if (known) return sendFailure(reply, ...known);
    request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, 'internal', 'Something went wrong on our side. Please try again.');
  });
}

const dataAway = (cause: Error) =>
  new Refusal('unavailable', 'The service cannot reach its data just now. Please try again in a moment.', { cause });

function frameworkFailure(error: FastifyError, mostBytes: number): [FailureCode, string] | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    const where = [error.validationContext, ...(first?.instancePath.split('/') ?? [])].filter(Boolean).join('.');
    return ['bad-request', `The request cannot be read: ${where} ${first?.message ?? 'is not valid'}.`];
  }
  const refused = databaseRefusal(error);
  if (refused) return refused;
  switch (error.statusCode) {
    case 413:
      return ['too-large', `The request is too large: it may have ${sizeText(mostBytes)}.`];
    case 429:
      return ['rate-limited', 'Too many requests. Please wait a moment and try again.'];
    case 404:
      return ['not-found', 'There is nothing at this address.'];
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? ['bad-request', 'The request cannot be read.']
        : undefined;
  }
}

/** What the database refuses because of what was sent, or because the account went in the meantime. */
function databaseRefusal(error: Error): [FailureCode, string] | undefined {
  const cause: unknown = error.cause ?? error;
  if (!(cause instanceof pg.DatabaseError)) return undefined;
  if (cause.code === '23503' && /_users_uid_fk$/.test(cause.constraint ?? ''))
    return ['unauthorized', 'This account has been erased.'];
  // Half a surrogate pair, or NUL, inside JSON.
  if (cause.code === '22P05' || cause.code === '22021')
    return ['bad-request', 'The request has a character that cannot be stored.'];
  return undefined;
}
