import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { audit, holderOf } from '../audit/audit.ts';
import { type RouteTools, route } from '../http/route.ts';
import { type ShowJob, jobOfLink } from '../jobPosts/employerPage.ts';
import type { Service } from '../service.ts';
import type { OrderDeclineMail } from './declineMail.ts';
import { candidatesAsCsv, candidatesAsJson } from './exporting.ts';
import { decline, keepNote, shortlist } from './marks.ts';
import { listRecordings, noteReview, readMaterial, sweepCheckouts, unlockCandidate } from './unlocking.ts';

/** The calls behind a job's private link that are about one of its candidates. */
export function hiringRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  service: Service,
  show: ShowJob,
  orderDeclineMail: OrderDeclineMail,
): void {
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

  route(app, tools, calls.shortlistCandidate, async ({ request, params, body: { shortlisted } }) => {
    const job = await jobOfLink(db, request.headers.authorization);
    await shortlist(service, job, params.candidateId, shortlisted);
    return { shortlisted };
  });

  route(app, tools, calls.noteCandidate, async ({ request, params, body: { note } }) => {
    await keepNote(service, await jobOfLink(db, request.headers.authorization), params.candidateId, note);
    return { note };
  });

  route(app, tools, calls.declineCandidate, async ({ request, params }) => {
    const job = await jobOfLink(db, request.headers.authorization);
    const at = await decline(service, orderDeclineMail, job, params.candidateId);
    return { declinedAt: at.toISOString() };
  });

  route(app, tools, calls.exportCandidates, async ({ request, query: { format } }) => {
    const job = await jobOfLink(db, request.headers.authorization);
    const shown = await show(db, job);
    await audit(db, holderOf(job), [{ act: 'candidates-exported', jobId: job.id }]);
    return format === 'csv' ? candidatesAsCsv(shown) : candidatesAsJson(shown);
  });
}
