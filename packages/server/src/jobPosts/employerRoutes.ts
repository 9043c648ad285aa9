import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import type { OrderReachedMail } from '../hiring/announcing.ts';
import type { OrderDeclineMail } from '../hiring/declineMail.ts';
import { hiringRoutes } from '../hiring/routes.ts';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import type { Ending } from '../sessions/ending.ts';
import { createEmployerPage, jobOfLink } from './employerPage.ts';
import type { FinalizingTools } from './finalizing.ts';
import { changeJob, eraseJob, replaceLink, setJobBar, setJobStatus, sweepJobs } from './managing.ts';

/** The calls behind a job's private link. Its key comes as a bearer token: headers are in no log, ours or a proxy's. */
export function employerRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  service: Service,
  finalizing: FinalizingTools,
  ending: Ending,
  orderReachedMail: OrderReachedMail,
  orderDeclineMail: OrderDeclineMail,
): void {
  const { db, config, publicUrl, retention, billing, textWork, log } = service;
  const maxMs = config.INTERVIEW_MAX_MINUTES * 60_000;
  const show = createEmployerPage(config.LIVEKIT_API_SECRET, publicUrl, billing.payments, maxMs, {
    textWork,
    onOverrun: (err) => log.warn({ err }, 'a candidate could not be masked'),
  });
  retention.add({ name: 'jobs', run: () => sweepJobs(db, config.RETENTION_JOBS_DAYS) });

  route(app, tools, calls.readJob, async ({ request }) => show(db, await jobOfLink(db, request.headers.authorization)));

  route(app, tools, calls.changeJob, async ({ request, body }) =>
    show(db, await changeJob(db, request.headers.authorization, body)),
  );

  route(app, tools, calls.setJobStatus, async ({ request, body }) =>
    show(db, await setJobStatus(db, request.headers.authorization, body.status)),
  );

  route(app, tools, calls.setJobBar, async ({ request, body }) =>
    show(db, await setJobBar(db, orderReachedMail, request.headers.authorization, body.bar)),
  );

  hiringRoutes(app, tools, service, show, orderDeclineMail);

  route(app, tools, calls.replaceJobLink, async ({ request }) => {
    await replaceLink(finalizing, request.headers.authorization);
    return { replaced: true as const };
  });

  route(app, tools, calls.eraseJob, async ({ request }) => {
    await eraseJob(ending, request.headers.authorization);
    return { erased: true as const };
  });
}
