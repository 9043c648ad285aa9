import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/failure.ts';
import { type RouteTools, route } from '../http/route.ts';
import type { Service } from '../service.ts';
import { type Ending, endSession } from './ending.ts';
import { notePresence, sendInterviewer } from './interviewer.ts';
import { createRoom, findSession, openSession, requireOpen, requireRoom } from './rooms.ts';

/** The public calls about rooms. */
export function roomRoutes(app: FastifyInstance, tools: RouteTools, service: Service, ending: Ending): void {
  const { db, media, access, config } = service;
  const maxMs = config.INTERVIEW_MAX_MINUTES * 60_000;
  const away = (cause: unknown): never => {
    throw new Refusal('unavailable', 'The voice service does not answer just now. Please try again in a moment.', {
      cause,
    });
  };

  route(app, tools, calls.generateRoom, async ({ person }) => {
    await access.require(person);
    return { room_id: await createRoom(db, person) };
  });

  route(app, tools, calls.getVoiceToken, async ({ person, query }) => {
    await requireRoom(db, person, query.room);
    const earlier = await findSession(db, person, query.room);
    // An interview that has begun may be finished, even when the trial ends in the middle of it.
    if (earlier) requireOpen(earlier);
    else await access.require(person);
    if (!(await media.reachable())) return away(undefined);
    const session = await openSession(db, person, query.room, maxMs);
    return media.token({
      roomId: query.room,
      identity: session.candidateIdentity,
      label: query.name,
      sessionId: session.id,
    });
  });

  route(app, tools, calls.endInterview, async ({ person, params }) => {
    await requireRoom(db, person, params.roomId);
    const session = await findSession(db, person, params.roomId);
    if (session) await endSession(ending, session.id, 'candidate-left');
    return { ended: true as const };
  });

  route(app, tools, calls.requestInterviewer, async ({ person, params }) => {
    await requireRoom(db, person, params.roomId);
    const session = requireOpen(await findSession(db, person, params.roomId));
    const people = (await media.people(session.roomId).catch(away)) ?? [];
    // Nobody to talk to yet: the room that the candidate's token makes brings an interviewer.
    const waits = people.some(({ identity }) => identity === session.candidateIdentity);
    if (!waits) return { interviewer: 'dispatched' as const };
    const noted = requireOpen(await notePresence(db, session, people));
    if (people.some(({ interviewer }) => interviewer)) return { interviewer: 'present' as const };
    await sendInterviewer(db, media, noted, 'candidate').catch(away);
    return { interviewer: 'dispatched' as const };
  });
}
