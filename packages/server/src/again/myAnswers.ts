import { type KeptAnswer, keptLevels, keptMost } from '@viva/api-client';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { keptAnswers, reports, sessions, users } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { readableFeedback } from '../reports/feedback.ts';
import { saidIn } from './said.ts';

/** One answer of a person's practice. */
interface AnswerOf {
  readonly uid: string;
  readonly sessionId: string;
  readonly questionId: string;
}

const isGood = (level: string | null): boolean => keptLevels.some((good) => good === level);

/**
 * Keeps an answer among its speaker's own; keeping it again changes nothing.
 * @throws {Refusal} `not-found`, also when it is another person's, an employer's, or neither solid nor strong; `answers-full`.
 */
export async function keepAnswer(db: Db, { uid, sessionId, questionId }: AnswerOf): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time of each person, so that no two together go over the limit.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
    const [found] = await tx
      .select({ report: reports.report })
      .from(sessions)
      .innerJoin(reports, eq(reports.sessionId, sessions.id))
      .where(and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid), eq(sessions.kind, 'practice')))
      // An interview that is being erased is waited for.
      .for('key share', { of: sessions });
    const answer = readableFeedback(found?.report ?? null)?.answers.find((one) => one.questionId === questionId);
    if (!answer || !isGood(answer.level)) throw new Refusal('not-found', 'We couldn’t find an answer to keep.');
    const [kept] = await tx.select({ answers: count() }).from(keptAnswers).where(eq(keptAnswers.ownerUid, uid));
    const others = (kept?.answers ?? 0) - (await tx.$count(keptAnswers, itself(sessionId, questionId)));
    if (others >= keptMost)
      throw new Refusal('answers-full', `You’ve kept ${keptMost} answers. Remove one in My Account to keep another.`);
    await tx.insert(keptAnswers).values({ sessionId, questionId, ownerUid: uid }).onConflictDoNothing();
  });
}

const itself = (sessionId: string, questionId: string) =>
  and(eq(keptAnswers.sessionId, sessionId), eq(keptAnswers.questionId, questionId));

/** No longer keeps an answer; one that is not kept stays so. */
export async function dropAnswer(db: Db, { uid, sessionId, questionId }: AnswerOf): Promise<void> {
  await db.delete(keptAnswers).where(and(itself(sessionId, questionId), eq(keptAnswers.ownerUid, uid)));
}

/** The answers that a person keeps, the newest first; without those whose report can't be read any more. */
export async function keptOf(db: Db, uid: string): Promise<KeptAnswer[]> {
  const rows = await db
    .select({ ...{ questionId: keptAnswers.questionId, sessionId: sessions.id }, startedAt: sessions.startedAt })
    .from(keptAnswers)
    .innerJoin(sessions, eq(sessions.id, keptAnswers.sessionId))
    .where(eq(keptAnswers.ownerUid, uid))
    .orderBy(desc(keptAnswers.keptAt), desc(keptAnswers.sessionId))
    .limit(keptMost);
  // Each report once, however many answers of it are kept.
  const ids = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const stored = await db.select().from(reports).where(inArray(reports.sessionId, ids));
  const read = new Map(stored.map(({ sessionId, report }) => [sessionId, readableFeedback(report)]));
  return rows.flatMap(({ questionId, sessionId, startedAt }) => {
    const report = read.get(sessionId);
    const answer = report?.answers.find((one) => one.questionId === questionId);
    if (!report || !answer) return [];
    const { question, level, turns } = answer;
    const { title } = report;
    return [
      { sessionId, questionId, question, title, level, said: saidIn(report, turns), saidAt: startedAt.toISOString() },
    ];
  });
}

/** The questions of an interview whose answers are kept. */
export async function keptIn(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ questionId: keptAnswers.questionId })
    .from(keptAnswers)
    .where(eq(keptAnswers.sessionId, sessionId));
  return rows.map(({ questionId }) => questionId);
}

/** What a person keeps, as they take it along, the newest first. */
export async function exportKept(db: Db, uid: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(keptAnswers)
    .where(eq(keptAnswers.ownerUid, uid))
    .orderBy(desc(keptAnswers.keptAt));
  return rows.map(({ sessionId, questionId, keptAt }) => ({ sessionId, questionId, keptAt: keptAt.toISOString() }));
}
