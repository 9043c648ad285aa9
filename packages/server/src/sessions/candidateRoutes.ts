import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import { askedFor, employerOf, longestFor } from '../jobPosts/asked.ts';
import { logoOf } from '../jobPosts/logos.ts';
import { planOf } from '../jobPosts/planSummary.ts';
import type { Service } from '../service.ts';
import type { HeldInterviews } from './heldInterviews.ts';
import { accommodationsOf } from './accommodations.ts';
import { type JobPost, findInvitation, findPlace, hasConsented, recordConsent } from './places.ts';

/** The public calls about employers' interviews, before their rooms. */
export function candidateRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  { db, config, textWork }: Service,
  held: HeldInterviews,
): void {
  const maxMs = config.INTERVIEW_MAX_MINUTES * 60_000;
  /** What everyone who has the smart link may know. */
  const toldToAll = async (job: JobPost) => ({
    job: {
      title: job.title ?? '',
      employer: employerOf(job),
      logo: await logoOf(db, job.id),
      note: job.note,
      skills: askedFor(job, maxMs).skills,
      minutes: longestFor(job, maxMs) / 60_000,
      // As many as the interviewer plans, whatever the seed.
      questions: (await planOf(textWork, job, maxMs)).questions,
    },
    kept_for_days: config.RETENTION_SESSIONS_DAYS,
  });

  route(app, tools, calls.getPublicInvitation, async ({ params }) =>
    toldToAll(await findInvitation(db, params.roomId)),
  );

  route(app, tools, calls.getInvitation, async ({ person, params }) => {
    const place = await findPlace(db, person, params.roomId);
    if (place.kind === 'practice') return { kind: 'practice' as const };
    const erased = await held.has(db, person.uid, place.job.id);
    const { id } = place.job;
    return {
      kind: 'candidate' as const,
      ...(await toldToAll(place.job)),
      consented: await hasConsented(db, person, id),
      accommodations: await accommodationsOf(db, person, id),
      begun: erased || place.session !== undefined,
      finished: erased || place.session?.status === 'ended',
    };
  });

  route(app, tools, calls.giveConsent, async ({ person, params, body }) => {
    await recordConsent(db, person, params.roomId, body);
    return { consented: true as const };
  });
}
