import { type InterviewPlan, interviewPlanSchema, planAgain, policyStateSchema } from '@viva/interview';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reports, rooms, sessions, tries } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { readableFeedback } from '../reports/feedback.ts';
import { newId } from '../sessions/identity.ts';

/** A row of `tries`. */
type Try = typeof tries.$inferSelect;

/** One answer in a practice interview. */
interface AnswerOf {
  readonly uid: string;
  readonly sessionId: string;
  readonly questionId: string;
}

const noAnswer = () => new Refusal('not-found', 'We couldn’t find an answer to try again.');

/** What an interview asked and by whom, as its policy's state says. */
function askedIn(checkpoint: unknown): { readonly plan: InterviewPlan | null; readonly persona: Try['persona'] } {
  const { data } = policyStateSchema.safeParse(checkpoint);
  return { plan: data?.plan ?? null, persona: data?.persona ?? 'neutral' };
}

/**
 * Makes a practice room for another try of one question, as it was asked in the interview where it was asked first.
 * @throws {Refusal} `not-found`, also when the interview is another person's, an employer's, or has no report.
 */
export async function makeTry(db: Db, { uid, sessionId, questionId }: AnswerOf): Promise<string> {
  return db.transaction(async (tx) => {
    const first = (await tryOf(tx, uid, sessionId))?.sessionId ?? sessionId;
    const practiced = and(eq(sessions.id, first), eq(sessions.ownerUid, uid), eq(sessions.kind, 'practice'));
    const [found] = await tx
      .select({ checkpoint: sessions.checkpoint, report: reports.report })
      .from(sessions)
      .innerJoin(reports, eq(reports.sessionId, sessions.id))
      .where(practiced)
      // Whoever erases the interview at this moment waits.
      .for('key share', { of: sessions });
    const answer = readableFeedback(found?.report ?? null)?.answers.find((one) => one.questionId === questionId);
    if (!found || !answer) throw noAnswer();
    const { plan, persona } = askedIn(found.checkpoint);
    const { question } = answer;
    const roomId = newId();
    await tx.insert(rooms).values({ id: roomId, kind: 'practice', ownerUid: uid });
    await tx.insert(tries).values({
      ...{ roomId, ownerUid: uid, sessionId: first, questionId, question, persona },
      plan: planAgain({ id: questionId, text: question }, plan),
    });
    return roomId;
  });
}

/** The try that an interview of the person's is; undefined where it is none. */
export async function tryOf(db: Db, uid: string, sessionId: string): Promise<Try | undefined> {
  const [found] = await db
    .select({ made: tries })
    .from(sessions)
    .innerJoin(tries, eq(tries.roomId, sessions.roomId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.ownerUid, uid)));
  return found?.made;
}

/** The try that is to be held in a room; undefined where it is none. */
export async function tryIn(db: Db, roomId: string): Promise<Try | undefined> {
  const [found] = await db.select().from(tries).where(eq(tries.roomId, roomId));
  return found;
}

/** A try as an interviewer is told of it. */
export const contextOfTry = ({ plan, persona }: Try) => ({ plan: interviewPlanSchema.parse(plan), persona });
