import { calls } from '@viva/api-client';
import { tryMs } from '@viva/interview';
import type { FastifyInstance } from 'fastify';
import { tryIn } from '../again/tries.ts';
import { Refusal } from '../http/failure.ts';
import { type RouteTools, route } from '../http/route.ts';
import { longestFor } from '../jobPosts/asked.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { readSetup } from '../practice/setups.ts';
import type { Service } from '../service.ts';
import { endTooMany } from './atOnce.ts';
import { candidateRoutes } from './candidateRoutes.ts';
import { type Ending, endSession } from './ending.ts';
import { createHeldInterviews } from './heldInterviews.ts';
import { findPlace, openCandidacy, requireConsent } from './places.ts';
import { bringInterviewer, requireMedia } from './presence.ts';
import { previewRoutes } from './previewRoutes.ts';
import { type Room, type Session, createRoomMaker, openSession, requireOpen } from './rooms.ts';

/** How long a token may be used to join, in milliseconds. */
const tokenMs = 10 * 60_000;

/** The public calls about rooms: one's own, those behind smart links, and previews. */
export function roomRoutes(app: FastifyInstance, tools: RouteTools, service: Service, ending: Ending): void {
  const { db, media, access, config } = service;
  const makeRoom = createRoomMaker(db);
  const held = createHeldInterviews(config.LIVEKIT_API_SECRET);
  const maxMs = config.INTERVIEW_MAX_MINUTES * 60_000;
  /** How long a practice interview may take: as it was set up, a try of one question its own time, and never longer than any may. */
  const practiceMs = async ({ id }: Room, begun: Session | undefined) => {
    if (begun) return maxMs;
    const setup = await readSetup(db, id);
    const ownMs = (await tryIn(db, id)) ? tryMs : (setup?.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
    return Math.min(maxMs, ownMs);
  };
  practiceRoutes(app, tools, service);
  previewRoutes(app, tools, service, ending);
  candidateRoutes(app, tools, service, held);

  route(app, tools, calls.generateRoom, async ({ person }) => {
    access.require(person);
    return { room_id: await makeRoom(person) };
  });

  route(app, tools, calls.getVoiceToken, async ({ person, query }) => {
    const place = await findPlace(db, person, query.room);
    // An interview that has begun may be finished, even when the trial ends in the middle of it.
    if (place.session) requireOpen(place.session);
    else if (place.kind === 'practice') access.require(person);
    if (place.kind === 'candidate') await requireConsent(db, person, place.job.id);
    await requireMedia(media);
    const session =
      place.kind === 'practice'
        ? await openSession(db, place.room, await practiceMs(place.room, place.session))
        : await openCandidacy(db, held, person, place.job.id, longestFor(place.job, maxMs));
    await endTooMany(ending, session);
    return media.token({
      roomId: session.roomId,
      identity: session.candidateIdentity,
      label: query.name,
      sessionId: session.id,
      joinWithinMs: tokenMs,
    });
  });

  route(app, tools, calls.endInterview, async ({ person, params }) => {
    const { session } = await findPlace(db, person, params.roomId);
    if (session) await endSession(ending, session.id, 'stopped');
    return { ended: true as const };
  });

  route(app, tools, calls.getRoomSession, async ({ person, params }) => {
    const { session } = await findPlace(db, person, params.roomId);
    if (!session) throw new Refusal('not-found', 'There is no interview in this room.');
    return { session_id: session.id };
  });

  route(app, tools, calls.requestInterviewer, async ({ person, params }) => {
    const { session } = await findPlace(db, person, params.roomId);
    return { interviewer: await bringInterviewer(db, media, requireOpen(session)) };
  });
}
