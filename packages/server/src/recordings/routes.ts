import { calls } from '@viva/api-client';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { hearRoute } from './hear.ts';

/** What a candidate hears of their own interviews, and how a player gets it. */
export function recordingRoutes(app: FastifyInstance, tools: RouteTools, { db, config, recordings }: Service): void {
  route(app, tools, calls.listRecordings, async ({ person, params }) => {
    const mine = and(eq(sessions.id, params.sessionId), eq(sessions.ownerUid, person.uid));
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(mine);
    if (!session) throw new Refusal('not-found', 'We couldn’t find that interview.');
    return recordings.addressesOf(session.id);
  });
  const { store, addresses } = recordings;
  hearRoute(app, { db, store, addresses, elsewhere: config.CORS_ORIGINS.length > 0 });
}
