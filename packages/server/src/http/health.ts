import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { failureBody } from './failure.ts';

/** Longest wait for the database, in milliseconds. */
const longestMs = 3_000;

/** How long an answer about the other parts holds, in milliseconds: anybody may ask, as often as they like. */
const rememberedMs = 1_000;

/**
 * `/healthz`: the process answers. `/readyz`: so does the database, or did a second ago; and whether the media server does:
 * without it, of all that the service does, interviews alone cannot be held, and no other process could hold them.
 */
export function healthRoutes(app: FastifyInstance, { db, media }: Pick<Service, 'db' | 'media'>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
  const look = () =>
    Promise.all([
      Promise.race([
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
        wait(longestMs, false, { ref: false }),
      ]),
      media.reachable(),
    ]);
  let last: { answer: ReturnType<typeof look>; untilMs: number } | undefined;
  function lookSeldom(): ReturnType<typeof look> {
    if (last && performance.now() < last.untilMs) return last.answer;
    const fresh = { answer: look(), untilMs: Infinity };
    void fresh.answer.finally(() => (fresh.untilMs = performance.now() + rememberedMs));
    last = fresh;
    return fresh.answer;
  }
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const [data, voice] = await lookSeldom();
    if (data) return { ok: true, degraded: voice ? [] : ['media'] };
    return reply.code(503).send(failureBody('unavailable', 'Not ready: the database does not answer.'));
  });
}
