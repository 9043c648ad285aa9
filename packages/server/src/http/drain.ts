import type { FastifyInstance } from 'fastify';

/** How long requests under way may take once the service stops, in milliseconds. */
const drainMs = 5_000;

/** While the app closes, requests under way finish and new ones are refused; what takes too long is cut off. */
export function drainInTime(app: FastifyInstance, ms = drainMs): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), ms);
    cutOff.unref();
    app.server.once('close', () => clearTimeout(cutOff));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
