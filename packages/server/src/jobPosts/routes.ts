import { type JobSuggestion, calls } from '@viva/api-client';
import { isEnglish } from '@viva/interview';
import type { FastifyInstance } from 'fastify';
import type { OrderReachedMail } from '../hiring/announcing.ts';
import { declineMailJobs } from '../hiring/declineMail.ts';
import { type RouteTools, route } from '../http/route.ts';
import { createHourlyLimits } from '../limits/hourly.ts';
import type { Service } from '../service.ts';
import type { Ending } from '../sessions/ending.ts';
import { createDraft, describeJob, sweepDrafts } from './drafts.ts';
import { employerRoutes } from './employerRoutes.ts';
import { finalizeJob } from './finalizing.ts';
import { linkMailJobs } from './linkMail.ts';
import { linksMailJobs, orderLinks } from './linksMail.ts';
import { createPrivateKeys, privateUrlOf } from './privateLink.ts';
import { createReading } from './reading.ts';

/** The public calls about job posts, which nobody needs an account for: knowing a draft's id is enough. */
export async function jobPostRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  service: Service,
  ending: Ending,
  orderReachedMail: OrderReachedMail,
): Promise<void> {
  const { db, config, log, retention } = service;
  const limits = createHourlyLimits(config.LIVEKIT_API_SECRET);
  const read = createReading(service.textWork, config, (err) =>
    log.warn({ err }, 'a job description was read without the model'),
  );
  retention.add({ name: 'job-drafts', run: () => sweepDrafts(db, config.RETENTION_DRAFTS_DAYS) });
  const finalizing = {
    db,
    limits,
    privateKeys: createPrivateKeys(config.LIVEKIT_API_SECRET),
    orderLinkMail: await linkMailJobs(service),
  };

  const orderLinksMail = await linksMailJobs(service);

  employerRoutes(app, tools, service, finalizing, ending, orderReachedMail, await declineMailJobs(service));

  route(app, tools, calls.createJobPost, async ({ request }) => ({
    job_id: await createDraft(db, limits, request.ip),
  }));

  route(app, tools, calls.updateJobPost, async ({ params, body: { content } }) => {
    const suggestion = await describeJob({ db, limits, read }, params.jobId, content);
    return { content, structured_data: suggestion, ...remarkOn(content, suggestion) };
  });

  route(app, tools, calls.finalizeJobPost, async ({ params, body }) => {
    const key = await finalizeJob(finalizing, params.jobId, body);
    return key === undefined ? {} : { private_link: privateUrlOf(service.publicUrl, key) };
  });

  route(app, tools, calls.sendJobLinks, async ({ request, body: { email } }) => {
    await orderLinks({ db, limits, order: orderLinksMail }, email, request.ip);
    return { accepted: true as const };
  });
}

/** What an employer should know of a description before they go on. */
function remarkOn(content: string, { suggested_title: title, required_skills: skills }: JobSuggestion) {
  if (title.trim() === '' && skills.length === 0) return { remark: 'no-job' as const };
  return isEnglish(content) ? {} : { remark: 'other-language' as const };
}
