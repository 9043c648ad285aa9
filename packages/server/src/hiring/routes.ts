import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import { type ShowJob, jobOfLink } from '../jobPosts/employerPage.ts';
import type { Service } from '../service.ts';
import { listRecordings, noteReview, readMaterial, sweepCheckouts, unlockCandidate } from './unlocking.ts';

/** The calls behind a job's private link that are about one of its candidates. */
export function hiringRoutes(app: FastifyInstance, tools: RouteTools, service: Service, show: ShowJob): void {
  const { db, retention, billing } = service;
  retention.add({ name: 'candidate-checkouts', run: () => sweepCheckouts(db, billing.payments) });

  route(app, tools, calls.unlockCandidate, async ({ request, params }) =>
    unlockCandidate(service, await jobOfLink(db, request.headers.authorization), params.candidateId),
  );

  route(app, tools, calls.readJobCandidate, async ({ request, params }) =>
    readMaterial(service, await jobOfLink(db, request.headers.authorization), params.candidateId),
  );

  route(app, tools, calls.listCandidateRecordings, async ({ request, params }) =>
    listRecordings(service, await jobOfLink(db, request.headers.authorization), params.candidateId),
  );

  route(app, tools, calls.reviewCandidate, async ({ request, params }) => {
    const job = await jobOfLink(db, request.headers.authorization);
    await noteReview(service, job, params.candidateId);
    return show(db, job);
  });
}
