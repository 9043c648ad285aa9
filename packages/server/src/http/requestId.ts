import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What machines make: a UUID, or 16 to 64 hexadecimal digits. Nobody's name or address has this form. */
const wellFormed = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i;

/** The id of a request: the one that it brings, when that is well-formed, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const brought = request.headers['x-request-id'];
  return typeof brought === 'string' && wellFormed.test(brought) ? brought : randomUUID();
}

/** Tells every caller the id under which the logs know the request. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
}
