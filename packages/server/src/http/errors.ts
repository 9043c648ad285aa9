import type { Socket } from 'node:net';
import { type FailureCode, failureCodes, sizeText } from '@viva/api-client';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway } from '../db/away.ts';
import { Refusal, failureBody } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's own `saysInError`. */
    saysInError?: true;
  }
}

/** Sends a failure in the contract's form. */
export function sendFailure(reply: FastifyReply, code: FailureCode, message: string): FastifyReply {
  const { saysInError } = reply.routeOptions.config;
  return reply
    .code(failureCodes[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ ...failureBody(code, message), ...(saysInError && { error: message }) });
}

/** How long a client has to read the last answer of a connection that ends, in milliseconds. */
const farewellMs = 1_000;

/** Answers what is no HTTP, or never ends, and closes the connection even when the client does not read. */
export function sendRawFailure(socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(failureBody('bad-request', 'The request cannot be read.'));
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`);
  // `end` alone waits for the other side, for as long as it likes.
  const cutOff = setTimeout(() => socket.destroy(), farewellMs);
  socket.once('close', () => clearTimeout(cutOff));
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
  new Refusal('unavailable', 'We can’t reach your data right now. Please try again in a moment.', { cause });

function frameworkFailure(error: FastifyError, mostBytes: number): [FailureCode, string] | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext !== 'body') return ['bad-request', brokenLink];
    return ['bad-request', entryProblem(error.validation[0])];
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

/** Said of an address that no link of ours has. */
const brokenLink = 'This link doesn’t work. Check that it’s complete, or start again from the home page.';

/** What is wrong with an entry: the contract's own words about it, but never those of the parser. */
function entryProblem(
  issue: { readonly instancePath: string; readonly message?: string | undefined } | undefined,
): string {
  const name = (issue?.instancePath ?? '')
    .split('/')
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(' ');
  const said = issue?.message ?? '';
  return `Please check your entry: ${name || 'it'} ${/^(?:must|can’t) /.test(said) ? said : 'is missing or not valid'}.`;
}

/** What the database refuses because of what was sent, or because the account went in the meantime. */
function databaseRefusal(error: Error): [FailureCode, string] | undefined {
  const cause: unknown = error.cause ?? error;
  if (!(cause instanceof pg.DatabaseError)) return undefined;
  if (cause.code === '23503' && /_users_uid_fk$/.test(cause.constraint ?? ''))
    return ['unauthorized', 'This account has been deleted.'];
  // Half a surrogate pair, or NUL, inside JSON.
  if (cause.code === '22P05' || cause.code === '22021')
    return ['bad-request', 'The request has a character that we can’t store.'];
  return undefined;
}
