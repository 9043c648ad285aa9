import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { failureBody } from './failure.ts';

/** Longest wait for the database, in milliseconds. */
const longestMs = 3_000;

/** `/healthz`: the process answers. `/readyz`: so do the database and the media server. */
export function healthRoutes(app: FastifyInstance, { db, media }: Service): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const [data, voice] = await Promise.all([
      Promise.race([
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
        wait(longestMs, false, { ref: false }),
      ]),
      media.reachable(),
    ]);
    if (data && voice) return { ok: true };
    return reply
      .code(503)
      .send(failureBody('unavailable', `Not ready: ${data ? 'the media server' : 'the database'} does not answer.`));
  });
}
