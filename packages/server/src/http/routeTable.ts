import type { FastifyInstance } from 'fastify';

/** A route that the service answers. */
export interface RouteEntry {
  readonly method: string;
  readonly url: string;
}

/**
 * Keeps a list of every route that is registered from here on, for what compares them with the contract; of none that takes
 * whatever else there is, as for CORS and for files.
 */
export function keepRouteTable(app: FastifyInstance): readonly RouteEntry[] {
  const table: RouteEntry[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    for (const one of [method].flat()) table.push({ method: one, url });
  });
  return table;
}
