import type { FastifyInstance } from 'fastify';
import { Refusal } from './failure.ts';

/** How long requests under way may take once the service stops, in milliseconds. */
const drainMs = 5_000;

/**
 * While the app closes, requests under way finish and new ones are refused in the contract's form (the framework's own
 * refusal is to be off: `return503OnClosing`); what takes too long is cut off.
 */
export function drainInTime(app: FastifyInstance, ms = drainMs): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), ms);
    cutOff.unref();
    app.server.once('close', () => clearTimeout(cutOff));
  });
  // Not at once, so that a page of another origin is let read it.
  app.addHook('preParsing', async () => {
    if (closing) throw new Refusal('unavailable', 'The service is restarting. Please try again in a moment.');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}
