import { type DueQuestion, dueMost, type Level, levelSchema } from '@viva/api-client';
import { dueAt, type Report } from '@viva/interview';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { assessedAnswers, type sessions } from '../db/schema/index.ts';

type AssessedAnswer = typeof assessedAnswers.$inferSelect;

/** An answer without anything that could be assessed shows nothing; what was not heard, or is too short, is no sign of either. */
const shownIn = ({ level, notAssessed }: Report['answers'][number]): Level | null =>
  level ?? (notAssessed === 'no-content' ? 'not-shown' : null);

/**
 * Notes the levels of an interview's answers in the transaction that stores its report, in the place of what was noted before.
 * Only practice counts: an employer's questions are not rehearsed.
 */
export async function noteLevels(
  tx: Db,
  { id, kind, ownerUid, startedAt }: Pick<typeof sessions.$inferSelect, 'id' | 'kind' | 'ownerUid' | 'startedAt'>,
  { title, answers }: Report,
): Promise<void> {
  if (kind !== 'practice' || ownerUid === null) return;
  await tx.delete(assessedAnswers).where(eq(assessedAnswers.sessionId, id));
  const rows = answers.flatMap((answer) => {
    const { questionId, question } = answer;
    const level = shownIn(answer);
    return level ? [{ sessionId: id, questionId, ownerUid, question, title, level, saidAt: startedAt }] : [];
  });
  if (rows.length > 0) await tx.insert(assessedAnswers).values(rows);
}

const rankOf = ({ level }: DueQuestion): number => levelSchema.options.indexOf(level);

/** What is due of a question by all answers to it, the oldest first; undefined where nothing is until then. */
function dueOf(answers: readonly AssessedAnswer[], until: Date): DueQuestion | undefined {
  const due = dueAt(answers.map(({ level, saidAt }) => ({ level, at: saidAt })));
  const last = answers.at(-1);
  if (!due || !last || due > until) return undefined;
  const { sessionId, questionId, question, title, level, saidAt } = last;
  return {
    ...{ sessionId, questionId, question, title, level },
    saidAt: saidAt.toISOString(),
    dueAt: due.toISOString(),
  };
}

/** The questions that a person should say again until a moment: those that went worst first, and of equals the longest due. */
export async function dueQuestions(db: Db, uid: string, until: Date): Promise<DueQuestion[]> {
  const rows = await db
    .select()
    .from(assessedAnswers)
    .where(eq(assessedAnswers.ownerUid, uid))
    .orderBy(asc(assessedAnswers.saidAt), asc(assessedAnswers.sessionId));
  return [...Map.groupBy(rows, ({ question }) => question).values()]
    .flatMap((answers) => dueOf(answers, until) ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b) || a.dueAt.localeCompare(b.dueAt))
    .slice(0, dueMost);
}

/** The noted levels as a person takes them along, the newest first. */
export async function exportLevels(db: Db, uid: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(assessedAnswers)
    .where(eq(assessedAnswers.ownerUid, uid))
    .orderBy(desc(assessedAnswers.saidAt));
  return rows.map(({ sessionId, question, level, saidAt }) => ({
    ...{ sessionId, question, level },
    saidAt: saidAt.toISOString(),
  }));
}
