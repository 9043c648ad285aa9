import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import { planOf } from '../jobPosts/planSummary.ts';
import type { Service } from '../service.ts';
import type { HeldInterviews } from './heldInterviews.ts';
import { findPlace, hasConsented, recordConsent } from './places.ts';

/** The public calls about employers' interviews, before their rooms. */
export function candidateRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  { db, config, textWork }: Service,
  held: HeldInterviews,
): void {
  const maxMs = config.INTERVIEW_MAX_MINUTES * 60_000;
  route(app, tools, calls.getInvitation, async ({ person, params }) => {
    const place = await findPlace(db, person, params.roomId);
    if (place.kind === 'practice') return { kind: 'practice' as const };
    const erased = await held.has(db, person.uid, place.job.id);
    const { id, title, skills, contactEmail } = place.job;
    return {
      kind: 'candidate' as const,
      job: {
        title: title ?? '',
        employer: contactEmail ?? '',
        skills: skills ?? [],
        minutes: config.INTERVIEW_MAX_MINUTES,
        // As many as the interviewer plans, whatever the seed.
        questions: (await planOf(textWork, place.job, maxMs)).questions,
      },
      kept_for_days: config.RETENTION_SESSIONS_DAYS,
      consented: await hasConsented(db, person, id),
      begun: erased || place.session !== undefined,
      finished: erased || place.session?.status === 'ended',
    };
  });

  route(app, tools, calls.giveConsent, async ({ person, params, body }) => {
    await recordConsent(db, person, params.roomId, body.version);
    return { consented: true as const };
  });
}
