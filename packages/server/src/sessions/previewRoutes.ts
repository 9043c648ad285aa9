import { calls } from '@viva/api-client';
import type { FastifyInstance } from 'fastify';
import { type RouteTools, route } from '../http/route.ts';
import { createHourlyLimits } from '../limits/hourly.ts';
import type { Service } from '../service.ts';
import { bringInterviewer, requireMedia } from './presence.ts';
import type { Ending } from './ending.ts';
import {
  createPreviewRoom,
  endPreview,
  keepPreview,
  leftMs,
  openPreview,
  requirePreview,
  requireRunning,
} from './preview.ts';
import { findSession } from './rooms.ts';
import { readPreviewReport } from '../reports/previewReports.ts';

/** The calls about previews. Knowing the room's id is enough for all but keeping one, for which somebody has to be known. */
export function previewRoutes(
  app: FastifyInstance,
  tools: RouteTools,
  { db, media, config }: Service,
  ending: Ending,
): void {
  const limits = createHourlyLimits(config.LIVEKIT_API_SECRET);

  route(app, tools, calls.generatePreviewRoom, async ({ request }) => {
    // Nobody's few previews are used up by a media server that is away.
    await requireMedia(media);
    return { room_id: await createPreviewRoom(db, limits, request.ip) };
  });

  route(app, tools, calls.getPreviewToken, async ({ query }) => {
    const room = await requirePreview(db, query.room);
    await requireMedia(media);
    const session = await openPreview(db, room);
    return media.token({
      roomId: room.id,
      identity: session.candidateIdentity,
      label: query.name,
      sessionId: session.id,
      joinWithinMs: leftMs(session),
    });
  });

  route(app, tools, calls.requestPreviewInterviewer, async ({ params }) => {
    const session = await requireRunning(db, await requirePreview(db, params.roomId));
    return { interviewer: await bringInterviewer(db, media, session) };
  });

  route(app, tools, calls.endPreview, async ({ params }) => {
    await endPreview(ending, params.roomId);
    return { ended: true as const };
  });

  route(app, tools, calls.readPreviewReport, async ({ params }) => {
    const session = await findSession(db, await requirePreview(db, params.roomId));
    return readPreviewReport(db, session);
  });

  route(app, tools, calls.keepPreview, async ({ person, params }) => ({
    session_id: await keepPreview(ending, person.uid, params.roomId),
  }));
}
