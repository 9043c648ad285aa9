import type { Correcting } from '@viva/api-client';
import type { Turn } from '@viva/api-client/internal';
import { correctTurn, correctionLimits, hardToHear } from '@viva/interview';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { auditRooms } from '../audit/audit.ts';
import type { Db } from '../db/open.ts';
import { corrections, reports, rooms, sessions } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { jobsSchema } from '../jobs/jobsSchema.ts';
import type { Orders } from '../jobs/jobs.ts';
import { readTurns } from '../sessions/turns.ts';
import type { TextWork } from '../textWork/textWork.ts';

/** The kind of the jobs that assess answers again. */
export const reassessJob = 'reassess';

/** For so many days after its report an interview's answers can be corrected. */
const openForDays = 7;
/**
 * So often one turn can be corrected, and so often all turns of an interview together: each time the answers are assessed.
 * So many corrections of an interview are refused: each had to be judged.
 */
const most = { ofTurn: 3, ofInterview: 30, refused: 30 };

/** A row of `corrections`. */
type Correction = typeof corrections.$inferSelect;

/** What is corrected of an interview, by the turn's number. */
export async function correctionsOf(db: Db, sessionId: string): Promise<ReadonlyMap<number, Correction>> {
  const rows = await db.select().from(corrections).where(eq(corrections.sessionId, sessionId));
  return new Map(rows.map((row) => [row.n, row]));
}

/** The turns of an interview with its candidate's corrections in place; what was heard stands beside each. */
export const withCorrections = (turns: readonly Turn[], made: ReadonlyMap<number, Pick<Correction, 'text'>>) =>
  turns.map((turn) => {
    const text = made.get(turn.n)?.text;
    return text === undefined ? turn : correctTurn(turn, text);
  });

/** Whether a turn can be corrected at all: what was typed for an employer was not heard, so nothing of it was misheard. */
const isCorrectable = (kind: string, { speaker, text, typed }: Turn): boolean =>
  speaker === 'user' && text.trim() !== '' && !(kind === 'candidate' && typed === true);

const timesOf = (made: ReadonlyMap<number, Correction>) =>
  [...made.values()].reduce((sum, { times }) => sum + times, 0);

/** Whether another correction of a turn would be one too many, where so many of the interview were refused. */
const isSpent = (made: ReadonlyMap<number, Correction>, refused: number, n: number) =>
  timesOf(made) >= most.ofInterview || (made.get(n)?.times ?? 0) >= most.ofTurn || refused >= most.refused;

/** Until when the answers of a report that was made then can be corrected. */
const untilOf = (madeAt: Date): Date => new Date(madeAt.getTime() + openForDays * 24 * 3_600_000);

/** Whether the last assessment with corrections is given up: its job has failed for good. */
const isGivenUp = (sessionId: string) => sql<boolean>`exists (
  select from ${sql.raw(`${jobsSchema}.job`)} as job
  where job.name = ${reassessJob} and job.state = 'failed' and job.data->>'sessionId' = ${sessionId}
) and not exists (
  select from ${sql.raw(`${jobsSchema}.job`)} as job
  where job.name = ${reassessJob} and job.state in ('created', 'retry', 'active') and job.data->>'sessionId' = ${sessionId}
)`;

/** What of an interview with these turns can be corrected now, and what becomes of corrections; null without a report. */
export async function correctingOf(
  db: Db,
  sessionId: string,
  turns: readonly Turn[],
  now = new Date(),
): Promise<Correcting | null> {
  const [found] = await db
    .select({
      madeAt: reports.createdAt,
      kind: sessions.kind,
      refused: reports.correctionsRefused,
      givenUp: isGivenUp(sessionId),
    })
    .from(reports)
    .innerJoin(sessions, eq(sessions.id, reports.sessionId))
    .where(and(eq(reports.sessionId, sessionId), isNotNull(reports.report)));
  if (!found) return null;
  const made = await correctionsOf(db, sessionId);
  const due = [...made.values()].some(({ assessedAt }) => assessedAt === null);
  const until = untilOf(found.madeAt);
  return {
    until: until.toISOString(),
    state: due ? (found.givenUp ? 'failed' : 'assessing') : 'settled',
    turns: turns
      .filter((turn) => until > now && isCorrectable(found.kind, turn) && !isSpent(made, found.refused, turn.n))
      .map((turn) => ({ turn: turn.n, words: correctionLimits(turn).changed, hardToHear: hardToHear(turn) })),
  };
}

/** Keeps a report as it is until the transaction ends. @returns whether there is one. */
export async function holdReport(tx: Db, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ sessionId: reports.sessionId })
    .from(reports)
    .where(and(eq(reports.sessionId, sessionId), isNotNull(reports.report)))
    .for('update');
  return rows.length > 0;
}

/** What a person says they said. */
interface Corrected {
  readonly uid: string;
  readonly sessionId: string;
  readonly n: number;
  readonly text: string;
}

/** What corrections are judged and assessed with. */
interface CorrectionTools {
  readonly db: Db;
  readonly textWork: Pick<TextWork, 'run'>;
  readonly orderAgain: Orders<{ sessionId: string }>;
}

const noTurn = () => new Refusal('not-found', 'We couldn’t find that answer.');
const tooFar = ({ changed }: { readonly changed: number }) =>
  new Refusal(
    'correction-too-far',
    `That changes more than we could have misheard. Fix only the words we got wrong, up to ${changed} of them.`,
  );

/** What a correction is of, as long as it can be made; null when it was made already. */
async function correctable(db: Db, { uid, sessionId, n, text }: Corrected, now: Date) {
  const [own] = await db
    .select({
      kind: sessions.kind,
      jobId: rooms.jobId,
      ownerUid: rooms.ownerUid,
      madeAt: reports.createdAt,
      refused: reports.correctionsRefused,
    })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .innerJoin(reports, and(eq(reports.sessionId, sessions.id), isNotNull(reports.report)))
    .where(and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid)));
  const turn = own && (await readTurns(db, sessionId)).find((one) => one.n === n);
  if (!turn || !isCorrectable(own.kind, turn)) throw noTurn();
  const made = await correctionsOf(db, sessionId);
  const earlier = made.get(n);
  if (earlier?.text === text) return null;
  if (untilOf(own.madeAt) <= now || isSpent(made, own.refused, n))
    throw new Refusal('correction-closed', 'This answer can’t be corrected anymore.');
  return { own, turn, earlier };
}

/**
 * Notes a correction of a person's own interview and orders that its answers are assessed again, together or not at all.
 * The same text again changes nothing; the text as it was heard takes a correction back.
 * @throws {Refusal} `not-found`, also when the interview is another person's or has no report; `correction-closed`;
 *   `correction-too-far`; `unavailable` when it cannot be judged now.
 */
export async function correctAnswer(
  { db, textWork, orderAgain }: CorrectionTools,
  correction: Corrected,
  now = new Date(),
): Promise<void> {
  const { sessionId, n, text } = correction;
  const wanted = await correctable(db, correction, now);
  if (!wanted) return;
  // A turn never changes, so that it can be judged while nothing is locked.
  const verdict = await textWork.run('judgeCorrection', { turn: wanted.turn, text });
  if (verdict === 'too-much') {
    await db
      .update(reports)
      .set({ correctionsRefused: sql`${reports.correctionsRefused} + 1` })
      .where(eq(reports.sessionId, sessionId));
    throw tooFar(correctionLimits(wanted.turn));
  }
  await db.transaction(async (tx) => {
    // An erasure of the interview at this moment waits.
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('key share');
    await holdReport(tx, sessionId);
    const found = await correctable(tx, correction, now);
    // As it was heard: nothing to keep, but for an answer that was hard to hear, or to take a correction back.
    if (!found || (verdict === 'same' && !found.earlier && !hardToHear(found.turn))) return;
    const again = { text, correctedAt: sql`now()`, times: sql`${corrections.times} + 1`, assessedAt: null };
    await tx
      .insert(corrections)
      .values({ sessionId, n, text })
      .onConflictDoUpdate({ target: [corrections.sessionId, corrections.n], set: again });
    await orderAgain(tx, { sessionId });
    await auditRooms(tx, 'candidate', 'answer-corrected', [found.own]);
  });
}

/** Notes that the report was made with these corrections. @returns whether none was made since they were read. */
export async function noteAssessed(tx: Db, sessionId: string, read: ReadonlyMap<number, Correction>): Promise<boolean> {
  const now = await correctionsOf(tx, sessionId);
  const same = (row: Correction) => read.get(row.n)?.times === row.times;
  if (now.size !== read.size || ![...now.values()].every(same)) return false;
  await tx
    .update(corrections)
    .set({ assessedAt: sql`now()` })
    .where(and(eq(corrections.sessionId, sessionId), isNull(corrections.assessedAt)));
  return true;
}

/** What was corrected of an interview, for its owner's copy of their data. */
export async function exportCorrections(db: Db, sessionId: string) {
  return [...(await correctionsOf(db, sessionId)).values()].map(({ n, text, correctedAt, assessedAt }) => ({
    ...{ turn: n, text, correctedAt: correctedAt.toISOString(), assessedAt: assessedAt?.toISOString() ?? null },
  }));
}
