import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { readSession } from '../account/sessions.ts';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { correctAnswer } from './corrections.ts';
import type { ReportOrders } from './order.ts';
import { reviewMailJobs } from './reviewMail.ts';
import { requestReview } from './reviews.ts';
import { createShare, createSharing, listShares, readShared, revokeShares, sweepShares } from './shares.ts';

/** The calls with which reports are shared, answers corrected, and a person's review asked for. */
export async function reportRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  service: Service,
  orderAgain: ReportOrders['orderAgain'],
): Promise<void> {
  const { db, config, publicUrl, retention, textWork } = service;
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

  route(app, tools, calls.correctTurn, async ({ person: { uid }, params: { sessionId, turn }, body: { text } }) => {
    await correctAnswer({ db, textWork, orderAgain }, { uid, sessionId, n: Number(turn), text });
    return readSession(db, uid, sessionId);
  });

  route(app, tools, calls.requestReview, ({ person, params: { sessionId }, body: { note } }) =>
    requestReview(db, orderMail, { uid: person.uid, sessionId, note }),
  );
}
