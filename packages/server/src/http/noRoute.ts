import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './errors.ts';
import type { RouteEntry } from './routeTable.ts';

/**
 * Answers, within a scope, what no route of the table does: `method-not-allowed` with an `Allow` header where the address
 * takes other methods, else `not-found`. Part of the scope, so that its hooks hold: a page of another origin may read it.
 */
export function answerNoRoute(scope: FastifyInstance, table: readonly RouteEntry[]): void {
  const patterns = new Map<string, RegExp>();
  const isAt = (url: string, path: string) => {
    const pattern = patterns.get(url) ?? patternOf(url);
    patterns.set(url, pattern);
    return pattern.test(path);
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = table.filter(({ url }) => isAt(url, path)).map(({ method }) => method);
    // Where the method is there, it is the address that no route takes, as one that is too long.
    if (methods.length === 0 || methods.includes(request.method))
      return sendFailure(reply, 'not-found', 'There is nothing at this address.');
    void reply.header('allow', [...new Set(methods)].sort().join(', '));
    return sendFailure(reply, 'method-not-allowed', `${request.method} is not for this address.`);
  };
  scope.setNotFoundHandler(answer);
  // Else a file of the page would be looked for at such an address, and its absence told without the scope's headers.
  scope.get('/*', answer);
  // Before anything is read: what is wrong with the body of such a request is of no account.
  scope.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
}

function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
