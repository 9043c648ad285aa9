import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { failureBody } from './failure.ts';
import { misdirected, ownHosts } from './ownHosts.ts';

/** On one machine nothing is answered to a request for another host; in production the proxy in front knows the names. */
export function refuseOtherHosts(app: FastifyInstance, { VIVA_MODE, HOST, PUBLIC_URL }: Config): void {
  if (VIVA_MODE === 'production') return;
  const isOwn = ownHosts({ host: HOST, publicUrl: PUBLIC_URL });
  app.addHook('onRequest', async (request, reply) => {
    if (isOwn(request.headers.host)) return undefined;
    return reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureBody('bad-request', misdirected));
  });
}
