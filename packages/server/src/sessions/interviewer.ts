import { aliveEveryMs } from '@viva/api-client/internal';
import { and, eq, getTableColumns, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { sessions } from '../db/schema/index.ts';
import type { Media, Presence } from './media.ts';
import { type Session, requireOpen } from './rooms.ts';

/** A session with the moment at which it was read, by the database's clock like all its times: machines differ. */
export type SessionNow = Session & { readonly nowMs: number };

/** What to select for a {@link SessionNow}. */
export const sessionNow = {
  ...getTableColumns(sessions),
  nowMs: sql<number>`extract(epoch from now()) * 1000`.mapWith(Number),
};

/** Waits between dispatches in a row without anybody coming, in seconds: 3, 6, 12, 24, then every 30. */
const backOff = sql`least(30, 1.5 * power(2, least(${sessions.dispatchAttempts}, 6))) * interval '1 s'`;

/** The wait when the candidate asks: whoever presses Try Again must not wait for a turn that is far off. */
const askedWait = sql`interval '3 s'`;

/**
 * The wait when a worker has a place again: an interviewer that was sent just now is on the way to that very place, and
 * sending another would call it back.
 */
const offeredWait = sql`interval '500 ms'`;

/**
 * Silence after which an interviewer that gave signs of life counts as dead, in milliseconds. On a busy machine a living
 * one has been silent for five seconds while its modules loaded, and taking it away makes the machine busier still.
 */
const deadAfterMs = 6 * aliveEveryMs;

/** Whose wish it is that an interviewer is sent. `worker`: one that turned the session away has a place for it now. */
type Sender = 'watch' | 'candidate' | 'worker';

const waits: Readonly<Record<Sender, SQL>> = { watch: backOff, candidate: askedWait, worker: offeredWait };

/** That no interviewer who is not in the room yet, or no longer, is at work on the session. */
const givesNoSigns = or(
  isNull(sessions.interviewerAliveAt),
  lt(sessions.interviewerAliveAt, sql`now() - ${deadAfterMs} * interval '1 ms'`),
);

/**
 * Sends an interviewer to a session, unless one is on the way, or another call (in any process) has just sent one.
 * @returns whether this call sent one.
 */
export async function sendInterviewer(db: Db, media: Media, session: Session, by: Sender): Promise<boolean> {
  // Who was turned away is waited for in vain.
  if (by !== 'worker' && (await media.isExpected(session.roomId, session.interviewerSeenAt))) return false;
  const [claimed] = await db
    .update(sessions)
    .set({
      dispatchedAt: sql`now()`,
      dispatchAttempts: sql`${sessions.dispatchAttempts} + 1`,
      interviewerAliveAt: null,
    })
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.status, 'open'),
        givesNoSigns,
        or(isNull(sessions.dispatchedAt), lt(sessions.dispatchedAt, sql`now() - ${waits[by]}`)),
      ),
    )
    .returning({ id: sessions.id });
  if (!claimed) return false;
  await media.dispatch(session.roomId, session.id);
  return true;
}

/**
 * Sends a session the interviewer of a worker that turned it away and has a place now, if one is still waited for.
 * @returns whether one was sent.
 */
export async function takeOffer(db: Db, media: Media, sessionId: string): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (session?.status !== 'open') return false;
  const people = (await media.people(session.roomId)) ?? [];
  if (!people.some(({ identity }) => identity === session.candidateIdentity)) return false;
  if (people.some(({ interviewer }) => interviewer)) return false;
  return sendInterviewer(db, media, session, 'worker');
}

/**
 * Whether an interviewer has died without leaving: LiveKit keeps its place for some twenty seconds. Signs that were
 * missed while this process was not listening, as it has for `listeningForMs`, prove nothing.
 */
export function isDead({ interviewerAliveAt, nowMs }: SessionNow, listeningForMs: number): boolean {
  return interviewerAliveAt !== null && Math.min(nowMs - interviewerAliveAt.getTime(), listeningForMs) > deadAfterMs;
}

/** Takes down a sign of life of a session's interviewer. @throws {Refusal} `not-found`, `session-ended`. */
export async function noteAlive(db: Db, sessionId: string): Promise<void> {
  const [session] = await db
    .update(sessions)
    .set({ interviewerAliveAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning();
  requireOpen(session);
}

/** Writes down who is in a session's room: the candidate's last sign of life, and since when no interviewer is there. */
export async function notePresence(
  db: Db,
  session: Session,
  people: readonly Presence[],
): Promise<SessionNow | undefined> {
  const candidate = people.some(({ identity }) => identity === session.candidateIdentity);
  const interviewer = people.some((person) => person.interviewer);
  const [noted] = await db
    .update(sessions)
    .set({
      ...(candidate ? { candidateSeenAt: sql`now()` } : {}),
      interviewerMissingAt: candidate && !interviewer ? sql`coalesce(${sessions.interviewerMissingAt}, now())` : null,
      ...(interviewer ? { interviewerSeenAt: sql`now()`, dispatchedAt: null, dispatchAttempts: 0 } : {}),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.status, 'open')))
    .returning(sessionNow);
  return noted;
}
