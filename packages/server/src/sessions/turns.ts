import { type PutTurn, type SessionContext, type Turn, interviewLimits, turnSchema } from '@viva/api-client/internal';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { noteProfileUse } from '../profile/profiles.ts';
import { jobPosts, profiles, rooms, sessions, turns } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { mayRecord } from '../recordings/mayRecord.ts';

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
  throw new Refusal('interview-full', 'This interview holds as many answers as an interview may have.');
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

/** All that an interviewer needs to begin, or to go on. @throws {Refusal} `not-found`. */
export async function readContext(db: Db, sessionId: string): Promise<SessionContext> {
  const [found] = await db
    .select({ session: sessions, job: jobPosts, profile: profiles })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    // What somebody practises for is no employer's business.
    .leftJoin(profiles, and(eq(profiles.ownerUid, sessions.ownerUid), eq(sessions.kind, 'practice')))
    .where(eq(sessions.id, sessionId));
  if (!found) throw noSession();
  const { session, job, profile } = found;
  if (profile) await noteProfileUse(db, profile.ownerUid);
  return {
    sessionId,
    roomId: session.roomId,
    kind: session.kind,
    ...(job ? { job: { title: job.title ?? '', skills: job.skills ?? [], questions: job.questions ?? [] } } : {}),
    ...(profile
      ? {
          profile: {
            targetRole: profile.targetRole,
            jobDescription: profile.jobDescription,
            resumeText: profile.resumeText ?? '',
            persona: profile.persona,
          },
        }
      : {}),
    status: session.status,
    candidateIdentity: session.candidateIdentity,
    seed: session.seed,
    startedAt: session.startedAt.getTime(),
    maxMs: session.maxMs,
    record: await mayRecord(db, session),
    turns: await readTurns(db, sessionId),
    checkpoint: session.checkpoint ?? null,
  };
}
