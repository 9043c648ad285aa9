import {
  type PutTurn,
  type SessionContext,
  type Turn,
  interviewLimits,
  turnSchema,
  type ContextProfile,
} from '@viva/api-client/internal';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { contextOfTry } from '../again/tries.ts';
import type { Db } from '../db/open.ts';
import { noteProfileUse } from '../profile/profiles.ts';
import { storedSetup } from '../practice/setups.ts';
import { jobPosts, practiceSetups, profiles, recordings, rooms, sessions, tries, turns } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { askedFor } from '../jobPosts/asked.ts';
import { mayRecord } from '../recordings/mayRecord.ts';
import { accommodationsOf } from './accommodations.ts';
import { sessionNow } from './interviewer.ts';
import { pauseMsOf } from './pauses.ts';

/**
 * How long after the end a turn that was under way is still taken, in milliseconds: what a candidate says last arrives
 * after they press Disconnect. The report is made later than this, so every stored turn is in it.
 */
export const lateTurnMs = 3_000;

const noSession = () => new Refusal('not-found', 'There is no such session.');

/** A policy's state as the database can keep it, cleaned as the texts of turns are: it quotes what was said. */
const storableState = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state ?? null), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );

/**
 * Stores a turn and the policy's state after it, together or not at all. The same turn again is harmless.
 * @throws {Refusal} `turn-conflict` when the number is taken by another turn, `interview-full` when the candidate has said
 *   as much as {@link interviewLimits} allow, `session-ended`, `not-found`.
 */
export async function storeTurn(db: Db, sessionId: string, { turn, checkpoint }: PutTurn): Promise<void> {
  await db.transaction(async (tx) => {
    const [session] = await tx
      .select({
        takesTurns: sql<boolean>`${sessions.endedAt} is null or ${sessions.endedAt} > now() - ${lateTurnMs} * interval '1 ms'`,
      })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for('update');
    if (!session) throw noSession();
    const [stored] = await tx
      .select({ same: sql<boolean>`${turns.content} = ${JSON.stringify(turn)}::jsonb` })
      .from(turns)
      .where(and(eq(turns.sessionId, sessionId), eq(turns.n, turn.n)));
    if (stored?.same) return;
    if (stored) throw new Refusal('turn-conflict', `Turn ${turn.n} is stored already and says something else.`);
    if (!session.takesTurns) throw new Refusal('session-ended', 'This interview has ended.');
    if (turn.speaker === 'user') await refuseWhenFull(tx, sessionId, turn.text);
    await tx.insert(turns).values({ sessionId, n: turn.n, content: turn });
    // A turn that arrives out of order must not set the interview back.
    await tx
      .update(sessions)
      .set({ checkpoint: storableState(checkpoint), checkpointTurn: turn.n })
      .where(and(eq(sessions.id, sessionId), sql`${sessions.checkpointTurn} < ${turn.n}`));
  });
}

/** From where on turns are withdrawn, and the policy's state before them. */
export interface Withdrawal {
  readonly n: number;
  readonly checkpoint: unknown;
}

/**
 * Erases a turn and all that came after it, with their sound, and sets the policy's state back; also when the session has
 * ended. `orderRemoval` has the files removed. Twice is harmless. @throws {Refusal} `not-found`.
 */
export async function withdrawTurns(
  db: Db,
  sessionId: string,
  { n, checkpoint }: Withdrawal,
  orderRemoval: (tx: Db) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [session] = await tx
      .update(sessions)
      .set({ checkpoint: storableState(checkpoint), checkpointTurn: n - 1 })
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id });
    if (!session) throw noSession();
    await tx.delete(turns).where(and(eq(turns.sessionId, sessionId), gte(turns.n, n)));
    await tx
      .update(recordings)
      .set({ sessionId: null })
      .where(and(eq(recordings.sessionId, sessionId), gte(recordings.n, n)));
    await orderRemoval(tx);
  });
}

async function refuseWhenFull(tx: Db, sessionId: string, text: string): Promise<void> {
  const [said] = await tx
    .select({
      turns: sql<number>`count(*)::int`,
      characters: sql<number>`coalesce(sum(length(${turns.content} ->> 'text')), 0)::int`,
    })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), sql`${turns.content} ->> 'speaker' = 'user'`));
  const { turns: count, characters } = said ?? { turns: 0, characters: 0 };
  if (count < interviewLimits.turns && characters + text.length <= interviewLimits.characters) return;
  throw new Refusal('interview-full', 'This interview has as many answers as it can hold.');
}

/** Every turn of a session, in order. */
export async function readTurns(db: Db, sessionId: string): Promise<Turn[]> {
  const stored = await db
    .select({ content: turns.content })
    .from(turns)
    .where(eq(turns.sessionId, sessionId))
    .orderBy(asc(turns.n));
  return stored.map(({ content }) => turnSchema.parse(content));
}

/** What the job asks for that somebody described; null when no job is found in it, or it can't be read now. */
export type DescribeJob = (description: string) => Promise<ContextProfile['described']>;

/**
 * All that an interviewer needs to begin, or to go on; what a practice profile describes only with `describe`.
 * @throws {Refusal} `not-found`.
 */
export async function readContext(db: Db, sessionId: string, describe?: DescribeJob): Promise<SessionContext> {
  const [found] = await db
    .select({ session: sessionNow, job: jobPosts, profile: profiles, setup: practiceSetups, again: tries })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    // The job that a person practices for is not for employers to see.
    .leftJoin(profiles, and(eq(profiles.ownerUid, sessions.ownerUid), eq(sessions.kind, 'practice')))
    .leftJoin(practiceSetups, eq(practiceSetups.roomId, sessions.roomId))
    .leftJoin(tries, eq(tries.roomId, sessions.roomId))
    .where(eq(sessions.id, sessionId));
  if (!found) throw noSession();
  const { session, job, profile, setup, again } = found;
  if (profile) await noteProfileUse(db, profile.ownerUid);
  return {
    sessionId,
    roomId: session.roomId,
    kind: session.kind,
    ...(job ? { job: askedFor(job, session.maxMs) } : {}),
    ...(again ? { again: contextOfTry(again) } : {}),
    ...(setup || profile ? { profile: await practicedFor(setup, profile, describe) } : {}),
    status: session.status,
    candidateIdentity: session.candidateIdentity,
    seed: session.seed,
    startedAt: session.startedAt.getTime() + session.awayMs,
    maxMs: session.maxMs,
    accommodations: job && session.ownerUid ? await accommodationsOf(db, { uid: session.ownerUid }, job.id) : [],
    pausedMs: session.pausedMs,
    pauseMs: pauseMsOf(session),
    record: await mayRecord(db, session),
    turns: await readTurns(db, sessionId),
    checkpoint: session.checkpoint ?? null,
  };
}

/** What a practice interview is for: as it was set up, and otherwise as the profile says. */
async function practicedFor(
  setup: typeof practiceSetups.$inferSelect | null,
  profile: typeof profiles.$inferSelect | null,
  describe: DescribeJob | undefined,
): Promise<ContextProfile> {
  const resumeText = profile?.resumeText ?? '';
  if (setup) {
    const { role, described, persona, coached } = storedSetup(setup);
    return { targetRole: role, described, resumeText, persona, coached };
  }
  const description = profile?.jobDescription;
  return {
    targetRole: profile?.targetRole ?? '',
    described: describe && description ? await describe(description) : null,
    resumeText,
    persona: profile?.persona ?? 'neutral',
    coached: false,
  };
}
