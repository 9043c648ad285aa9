import { type Accommodation, shownConsent } from '@viva/api-client';
import { moreTimeFactor } from '@viva/api-client/internal';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Person } from '../auth/verifier.ts';
import type { Db } from '../db/open.ts';
import { consents, jobPosts, rooms, sessions, turns } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { HeldInterviews } from './heldInterviews.ts';
import { accommodationsOf } from './accommodations.ts';
import { absence } from './away.ts';
import { newId } from './identity.ts';
import { type Room, type Session, noRoom, openSession } from './rooms.ts';

/** A row of `job_posts`. */
export type JobPost = typeof jobPosts.$inferSelect;

/** What an id in the room route stands for, to one person. */
type Place =
  | { readonly kind: 'practice'; readonly room: Room; readonly session: Session | undefined }
  | {
      readonly kind: 'candidate';
      readonly job: JobPost;
      /** The person's own room behind the smart link; undefined before their first token. */
      readonly room: Room | undefined;
      readonly session: Session | undefined;
    };

/**
 * The person's practice room, or the job behind a smart link with the person's own room.
 * @throws {Refusal} `not-found`, also when the room is somebody else's, or the job is a draft or closed.
 */
export async function findPlace(db: Db, person: Person, id: string): Promise<Place> {
  const [practice] = await db
    .select({ room: rooms, session: sessions })
    .from(rooms)
    .leftJoin(sessions, and(eq(sessions.roomId, rooms.id), eq(sessions.ownerUid, person.uid)))
    .where(and(eq(rooms.id, id), eq(rooms.ownerUid, person.uid), eq(rooms.kind, 'practice')));
  if (practice) return { kind: 'practice', room: practice.room, session: practice.session ?? undefined };
  const [invited] = await db
    .select({ job: jobPosts, room: rooms, session: sessions })
    .from(jobPosts)
    .leftJoin(rooms, and(eq(rooms.jobId, jobPosts.id), eq(rooms.ownerUid, person.uid)))
    .leftJoin(sessions, and(eq(sessions.roomId, rooms.id), eq(sessions.ownerUid, person.uid)))
    // Whoever has begun may finish when the job is closed in the middle of it.
    .where(
      and(eq(jobPosts.id, id), isNotNull(jobPosts.finalizedAt), or(isNull(jobPosts.closedAt), isNotNull(sessions.id))),
    );
  if (!invited) throw noRoom();
  const { job, room, session } = invited;
  return { kind: 'candidate', job, room: room ?? undefined, session: session ?? undefined };
}

/**
 * The job behind a smart link, as a visitor without an account may know it.
 * @throws {Refusal} `not-found`, also when the job is a draft or closed.
 */
export async function findInvitation(db: Db, id: string): Promise<JobPost> {
  const [job] = await db
    .select()
    .from(jobPosts)
    .where(and(eq(jobPosts.id, id), isNotNull(jobPosts.finalizedAt), isNull(jobPosts.closedAt)));
  if (!job) throw noRoom();
  return job;
}

/**
 * The place behind a smart link, whose job then stays as it is until the transaction ends: nobody closes or erases it
 * between a look at it and what is written for it.
 * @throws {Refusal} `not-found`, as {@link findPlace}.
 */
async function holdInvitation(tx: Db, person: Person, jobId: string): Promise<Place> {
  await tx.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.id, jobId)).for('share');
  const place = await findPlace(tx, person, jobId);
  if (place.kind !== 'candidate') throw noRoom();
  return place;
}

/**
 * The candidate's session for a job, begun now in a room of their own if it has not begun.
 * @throws {Refusal} `not-found` when the job was closed or erased before that, `session-ended` also when they have held
 *   their interview, and erased it.
 */
export async function openCandidacy(
  db: Db,
  held: HeldInterviews,
  person: Person,
  jobId: string,
  maxMs: number,
): Promise<Session> {
  return db.transaction(async (tx) => {
    await holdInvitation(tx, person, jobId);
    await tx
      .insert(rooms)
      .values({ id: newId(), kind: 'candidate', ownerUid: person.uid, jobId })
      .onConflictDoNothing({ target: [rooms.jobId, rooms.ownerUid] });
    const [room] = await tx
      .select()
      .from(rooms)
      .where(and(eq(rooms.jobId, jobId), eq(rooms.ownerUid, person.uid)));
    if (!room) throw noRoom();
    // Asked after the room is made: an erasure at the same time has then either ended or not begun.
    if (await held.has(tx, person.uid, jobId)) throw new Refusal('session-ended', 'This interview has ended.');
    const asked = await accommodationsOf(tx, person, jobId);
    const longestMs = asked.includes('more-time') ? Math.round(maxMs * moreTimeFactor) : maxMs;
    const session = await openSession(tx, room, longestMs);
    const said = tx.select({ n: turns.n }).from(turns).where(eq(turns.sessionId, session.id));
    await tx
      .update(sessions)
      .set({
        // Whoever has a token is on the way: the watch waits for as long as it may be used.
        candidateSeenAt: sql`now()`,
        // No time of the interview is lost on a connection that failed, or on an absence.
        awayMs: sql`case when exists ${said} then ${sessions.awayMs} + ${absence} else 0 end`,
        startedAt: sql`case when exists ${said} then ${sessions.startedAt} else now() end`,
      })
      .where(eq(sessions.id, session.id));
    return session;
  });
}

/** Whether somebody has agreed to be recorded for a job, in the wording that is shown now. */
export async function hasConsented(db: Db, person: Person, jobId: string): Promise<boolean> {
  const [given] = await db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.jobId, jobId), eq(consents.uid, person.uid), eq(consents.version, shownConsent)));
  return given !== undefined;
}

/**
 * Records that somebody agrees to be recorded for a job, the bar under which they do, and what they ask for; what was recorded
 * before stays as it was, but for what they ask for, until their interview begins.
 * @throws {Refusal} `not-found`, as {@link findPlace}, and for what is no smart link.
 */
export async function recordConsent(
  db: Db,
  person: Person,
  jobId: string,
  { version, accommodations }: { readonly version: string; readonly accommodations: Accommodation[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    // One after the other: each gets a number of their own.
    const bar = { bar: jobPosts.bar };
    const [job] = await tx.select(bar).from(jobPosts).where(eq(jobPosts.id, jobId)).for('update');
    const { session } = await holdInvitation(tx, person, jobId);
    if (!job) throw noRoom();
    const number = await numberOf(tx, person, jobId);
    const consent = { jobId, uid: person.uid, version, number, bar: job.bar };
    const insert = tx.insert(consents);
    if (session) {
      const asked = await accommodationsOf(tx, person, jobId);
      await insert.values({ ...consent, accommodations: asked }).onConflictDoNothing();
    } else {
      await insert.values({ ...consent, accommodations }).onConflictDoUpdate({
        target: [consents.jobId, consents.uid, consents.version],
        set: { accommodations },
      });
    }
  });
}

/** Which candidate of a job somebody is; a number that is given now is never given again. */
async function numberOf(tx: Db, { uid }: Person, jobId: string): Promise<number> {
  const mine = and(eq(consents.jobId, jobId), eq(consents.uid, uid));
  const [earlier] = await tx.select({ number: consents.number }).from(consents).where(mine);
  if (earlier) return earlier.number;
  const [counted] = await tx
    .update(jobPosts)
    .set({ candidateCount: sql`${jobPosts.candidateCount} + 1` })
    .where(eq(jobPosts.id, jobId))
    .returning({ number: jobPosts.candidateCount });
  if (!counted) throw noRoom();
  return counted.number;
}

/** @throws {Refusal} `consent-required`. */
export async function requireConsent(db: Db, person: Person, jobId: string): Promise<void> {
  if (await hasConsented(db, person, jobId)) return;
  throw new Refusal('consent-required', 'Please agree to the recording of this interview first.');
}
