import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { reviewMailJobs } from './reviewMail.ts';
import { requestReview } from './reviews.ts';
import { createShare, createSharing, listShares, readShared, revokeShares, sweepShares } from './shares.ts';

/** The calls with which reports are shared, and a person's review of them is asked for. */
export async function reportRoutes(app: FastifyInstance, tools: RouteTools, service: Service): Promise<void> {
  const { db, config, publicUrl, retention } = service;
  const sharing = createSharing(db, config.LIVEKIT_API_SECRET, publicUrl);
  const orderMail = await reviewMailJobs(service);
  retention.add({ name: 'shares', run: () => sweepShares(db) });

  route(app, tools, calls.createShare, ({ person, params, body }) =>
    createShare(sharing, person.uid, params.sessionId, body.days),
  );

  route(app, tools, calls.listShares, async ({ person, params }) => ({
    shares: await listShares(sharing, person.uid, params.sessionId),
  }));

  route(app, tools, calls.revokeShares, async ({ person, params }) => {
    await revokeShares(sharing, person.uid, params.sessionId);
    return { revoked: true as const };
  });

  route(app, tools, calls.readSharedReport, ({ request }) => readShared(db, request.headers.authorization));

  route(app, tools, calls.requestReview, ({ person, params: { sessionId }, body: { note } }) =>
    requestReview(db, orderMail, { uid: person.uid, sessionId, note }),
  );
}
