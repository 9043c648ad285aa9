import {
  type ComparedTry,
  type Comparison,
  levelSchema,
  type ReportDocument,
  type SessionDetail,
} from '@viva/api-client';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reports, sessions, tries } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { readableFeedback } from '../reports/feedback.ts';
import { saidIn } from './said.ts';
import { tryOf } from './tries.ts';

/** How good an answer was: higher is better, and -1 is not assessed. */
const rankOf = ({ answer }: ComparedTry): number =>
  answer.level === null ? -1 : levelSchema.options.indexOf(answer.level);

/** An answer to a question as it is compared; undefined where its report does not have it, or can't be read. */
function comparedOf(
  { sessionId, startedAt, report: stored }: { sessionId: string; startedAt: Date; report: unknown },
  questionId: string,
): ComparedTry | undefined {
  const report = readableFeedback(stored);
  const answer = report?.answers.find((one) => one.questionId === questionId);
  if (!report || !answer) return undefined;
  const { outcome, words, speakingMs, wordsPerMinute, typed, level, likely, notAssessed, criteria } = answer;
  return {
    sessionId,
    heldAt: startedAt.toISOString(),
    answer: { outcome, words, speakingMs, wordsPerMinute, typed, level, likely, notAssessed, criteria },
    fillers: typed ? null : fillersIn(report, answer.turns),
    said: saidIn(report, answer.turns),
  };
}

const fillersIn = ({ metrics }: ReportDocument, turns: readonly number[]): number | null =>
  metrics.fillers && metrics.fillers.filter(({ turn }) => turns.includes(turn)).length;

/** The best of earlier answers; of equals the one that came first. */
const bestOf = (answers: readonly ComparedTry[]): ComparedTry | undefined =>
  answers.reduce<ComparedTry | undefined>((best, one) => (best && rankOf(best) >= rankOf(one) ? best : one), undefined);

/** Every try of an interview's questions that has a report, the oldest first. */
const triesSince = (db: Db, sessionId: string) =>
  db
    .select({
      ...{
        sessionId: sessions.id,
        startedAt: sessions.startedAt,
        report: reports.report,
        questionId: tries.questionId,
      },
    })
    .from(tries)
    .innerJoin(sessions, eq(sessions.roomId, tries.roomId))
    .innerJoin(reports, and(eq(reports.sessionId, sessions.id), isNotNull(reports.report)))
    .where(eq(tries.sessionId, sessionId))
    .orderBy(asc(sessions.startedAt), asc(sessions.id));

/**
 * A try of the person's beside the first answer to its question, and beside the best one before it, where that is another.
 * @throws {Refusal} `not-found`, also when it is no try, or has no report.
 */
export async function comparisonOf(db: Db, uid: string, sessionId: string): Promise<Comparison> {
  const made = await tryOf(db, uid, sessionId);
  if (!made) throw noComparison();
  const { questionId, question } = made;
  const [asked] = await db
    .select({ sessionId: sessions.id, startedAt: sessions.startedAt, report: reports.report })
    .from(sessions)
    .innerJoin(reports, eq(reports.sessionId, sessions.id))
    .where(eq(sessions.id, made.sessionId));
  const first = asked && comparedOf(asked, questionId);
  const held = (await triesSince(db, made.sessionId))
    .filter((one) => one.questionId === questionId)
    .flatMap((one) => comparedOf(one, questionId) ?? []);
  const at = held.findIndex((one) => one.sessionId === sessionId);
  const now = held[at];
  if (!first || !now) throw noComparison();
  const best = bestOf([first, ...held.slice(0, at)]);
  return { question, nth: at + 1, first, best: best && best !== first ? best : null, now };
}

const noComparison = () => new Refusal('not-found', 'There’s no other try to compare with.');

/** The tries of an interview's questions, as its report names them. */
export async function triesOf(db: Db, sessionId: string): Promise<SessionDetail['tries']> {
  return (await triesSince(db, sessionId)).flatMap(({ questionId, ...one }) => {
    const compared = comparedOf(one, questionId);
    return compared
      ? { sessionId: one.sessionId, questionId, heldAt: compared.heldAt, level: compared.answer.level }
      : [];
  });
}
