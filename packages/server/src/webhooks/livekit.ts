import { and, eq, lt, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { type WebhookEvent, WebhookReceiver } from 'livekit-server-sdk';
import type { Db } from '../db/open.ts';
import { sessions, webhookEvents } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { isInterviewer } from '../media/dispatches.ts';
import { type Ending, endSession } from '../sessions/ending.ts';
import type { Session } from '../sessions/rooms.ts';

/** Oldest event that is acted on, in milliseconds; LiveKit itself gives up sending after less. */
const oldestMs = 10 * 60_000;

const source = 'livekit';

/** Takes LiveKit's webhooks: checked by signature and hash of the body, acted on once. `nudge` asks the watch to look. */
export function livekitWebhook(
  app: FastifyInstance,
  keys: { apiKey: string; apiSecret: string },
  ending: Ending,
  nudge: () => void,
): void {
  const receiver = new WebhookReceiver(keys.apiKey, keys.apiSecret);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/livekit', async (request) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const event = await receiver.receive(body, request.headers.authorization).catch((cause: unknown) => {
      throw new Refusal('unauthorized', 'The event is refused: its signature is not valid.', { cause });
    });
    const madeAtMs = Number(event.createdAt) * 1000;
    if (!event.id || Date.now() - madeAtMs > oldestMs)
      throw new Refusal('unauthorized', 'The event is refused: it is too old.');
    await act(ending, event, nudge);
    return {};
  });
}

/** Lets go of events that would be refused as stale if they came again. @returns how many. */
export async function forgetOldEvents(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(webhookEvents)
    .where(lt(webhookEvents.seenAt, new Date(Date.now() - 24 * 3_600_000)));
  return rowCount ?? 0;
}

async function act(ending: Ending, event: WebhookEvent, nudge: () => void): Promise<void> {
  const { db } = ending;
  const roomId = event.room?.name ?? '';
  const [session] = await db.select().from(sessions).where(eq(sessions.roomId, roomId));
  if (!session) return;
  const seen = await db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.source, source), eq(webhookEvents.id, event.id)));
  if (seen.length > 0) return;
  await apply(ending, session, event, nudge);
  // Last, so that an event whose effect failed is acted on when it comes again; every effect may happen twice.
  await db.insert(webhookEvents).values({ source, id: event.id }).onConflictDoNothing();
}

async function apply(ending: Ending, session: Session, event: WebhookEvent, nudge: () => void): Promise<void> {
  const { db } = ending;
  const change = (values: PgUpdateSetSource<typeof sessions>) =>
    db.update(sessions).set(values).where(eq(sessions.id, session.id));
  // The moment that the event speaks of: one that was held up on its way must not make somebody seen later than they were.
  const at = sql`least(now(), to_timestamp(${Number(event.createdAt)}))`;
  if (session.status === 'ended') {
    // A token that has not run out yet opens the room once more: it is closed again.
    if (event.event !== 'room_started' && event.event !== 'participant_joined') return;
    await change({ mediaClosed: false });
    nudge();
    return;
  }
  // A room that LiveKit lost by itself (a restart) is finished too, so only a room that nobody has come back to ends.
  // An employer's candidate may come back for longer than an empty room stays.
  const endsWithRoom = session.kind !== 'candidate';
  if (event.event === 'room_finished' && endsWithRoom && isAfter(event, session.candidateSeenAt)) {
    await endSession(ending, session.id, 'candidate-left');
  } else if (event.participant?.identity === session.candidateIdentity) {
    await change({ candidateSeenAt: sql`greatest(${sessions.candidateSeenAt}, ${at})` });
    nudge();
  } else if (event.participant && isInterviewer(event.participant.kind)) {
    const left = event.event === 'participant_left';
    // One that has left, unlike one that is still on the way, needs no patience.
    const missingAt = left ? sql`now() - interval '1 minute'` : null;
    await change({ interviewerMissingAt: missingAt, interviewerSeenAt: sql`now()` });
    nudge();
  }
}

function isAfter(event: WebhookEvent, seenAt: Date | null): boolean {
  return Number(event.createdAt) * 1000 + 1_000 >= (seenAt?.getTime() ?? 0);
}
