import type { ReportDocument } from '@viva/api-client';
import type { Report, SessionRecord } from '@viva/interview';
import { candidateThanksEmail, reportEmail } from '@viva/ui/emails';
import { and, eq, lt, sql } from 'drizzle-orm';
import { noteLevels } from '../again/answers.ts';
import type { Db } from '../db/open.ts';
import { jobPosts, reports, rooms, sessions, tries, users } from '../db/schema/index.ts';
import { readTurns } from '../sessions/turns.ts';
import type { Assess } from './assess.ts';
import { composeRecord } from './compose.ts';
import { correctionsOf, holdReport, noteAssessed, withCorrections } from './corrections.ts';
import { readableFeedback } from './feedback.ts';
import { fixMethod, methodIn } from './jobMethod.ts';
import { makePreviewReport } from './previewReports.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TextWork } from '../textWork/textWork.ts';

/** What making reports needs. */
export interface ReportTools {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly brand: { readonly name: string; readonly supportEmail: string };
  /** The page's address. */
  readonly publicUrl: string;
  readonly assess: Assess;
  readonly textWork: TextWork;
  /** Tells the employer of an interview whose report is stored, if there is something to tell; once, however often. */
  readonly announce: (sessionId: string) => Promise<void>;
}

/** A session as reports are made of it, with the job that it was held for. */
interface Held {
  readonly session: typeof sessions.$inferSelect;
  readonly job: Pick<typeof jobPosts.$inferSelect, 'id' | 'title' | 'skills' | 'method'> | null;
}

/**
 * Makes a session's report, stores it and e-mails it. Doing it again does only what is missing; a process that died
 * between sending and noting it sends the same message again, under the same Message-ID.
 */
export async function makeReport(tools: ReportTools, sessionId: string, signal: AbortSignal): Promise<void> {
  const { db } = tools;
  const found = await heldSession(db, sessionId);
  // A preview has no owner. Where there is none either, the account was erased in the meantime, and its sessions with it.
  if (!found) return makePreviewReport(tools, sessionId, signal);
  const row = await storedReport(tools, found, found.owner.uid, signal);
  const report = readableFeedback(row.report);
  if (report === undefined) throw new Error('the stored report cannot be read');
  if (report === null) return;
  // First, since the candidate's mailbox may refuse for days what comes below.
  await tools.announce(sessionId);
  // Who tries one question again reads at once how it went: a letter for each try would be too many.
  if (row.mailedAt !== null || found.again !== null) return;
  const mail = mailOf(tools, found, report);
  const messageId = `<report-${sessionId}@${new URL(tools.publicUrl).hostname}>`;
  await tools.mailer.send({ ...mail, to: found.owner.email, messageId }, signal);
  await db
    .update(reports)
    .set({ mailedAt: sql`now()` })
    .where(eq(reports.sessionId, sessionId));
}

/** A session with its owner and its job; undefined once it is erased. */
async function heldSession(db: Db, sessionId: string) {
  const [found] = await db
    .select({
      session: sessions,
      owner: users,
      job: { id: jobPosts.id, title: jobPosts.title, skills: jobPosts.skills, method: jobPosts.method },
      again: tries.sessionId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .leftJoin(tries, eq(tries.roomId, rooms.id))
    .where(eq(sessions.id, sessionId));
  return found;
}

/**
 * Makes a session's report once more, with what its candidate has corrected, in the place of the one before. Nothing is
 * mailed to the candidate, who reads it where they corrected; an employer hears of a bar that is reached now. A correction
 * that was made meanwhile has a job of its own.
 */
export async function remakeReport(tools: ReportTools, sessionId: string, signal: AbortSignal): Promise<void> {
  const { db } = tools;
  const found = await heldSession(db, sessionId);
  const [row] = await db.select().from(reports).where(eq(reports.sessionId, sessionId));
  const before = readableFeedback(row?.report ?? null);
  // Erased in the meantime.
  if (!found || !row || !before) return;
  const made = await correctionsOf(db, sessionId);
  if (![...made.values()].some(({ assessedAt }) => assessedAt === null)) return;
  const turns = withCorrections(await readTurns(db, sessionId), made);
  // The job may be erased by now; its skills stand in the report before.
  const skills = found.job?.skills ?? before.skills.map(({ skill }) => skill);
  const record = composeRecord(found.session, turns, skills.length > 0 ? skills : null);
  const earlier = and(eq(reports.ownerUid, row.ownerUid), lt(reports.createdAt, row.createdAt));
  // Not late, however long ago the interview was: the model assesses it again if it did before.
  const report = await assessed(
    tools,
    found,
    record,
    { endedAt: null, nth: await db.$count(reports, earlier) },
    signal,
  );
  const stored = await db.transaction(async (tx) => {
    if (!(await holdReport(tx, sessionId)) || !(await noteAssessed(tx, sessionId, made))) return false;
    await tx.update(reports).set({ report }).where(eq(reports.sessionId, sessionId));
    await noteLevels(tx, found.session, report);
    return true;
  });
  if (stored) await tools.announce(sessionId);
}

function mailOf({ brand, publicUrl }: ReportTools, { session, job }: Held, report: ReportDocument) {
  const reportUrl = `${publicUrl}/report/${session.id}`;
  // Once the job is erased there is nothing to thank for, and no employer to ask for a review.
  if (!job?.title) return reportEmail({ brand, report, reportUrl });
  const reviewUrl = `${reportUrl}?review=ask`;
  return candidateThanksEmail({ brand, job: job.title, reportUrl, reviewUrl, report });
}

async function storedReport(tools: ReportTools, held: Held, ownerUid: string, signal: AbortSignal) {
  const { db } = tools;
  const { session, job } = held;
  const read = () => db.select().from(reports).where(eq(reports.sessionId, session.id));
  const [earlier] = await read();
  if (earlier) return earlier;
  const turns = await readTurns(db, session.id);
  const said = turns.some(({ speaker, text }) => speaker === 'user' && text.trim() !== '');
  const record = composeRecord(session, turns, job?.skills);
  const nth = await db.$count(reports, eq(reports.ownerUid, ownerUid));
  const report = said
    ? await assessed(tools, held, record, { endedAt: session.keptAt ?? session.endedAt, nth }, signal)
    : null;
  const content = report ? { report } : { skippedReason: 'nothing-said' as const };
  await db.transaction(async (tx) => {
    if (job && report?.method) await fixMethod(tx, job.id, report.method);
    const [stored] = await tx
      .insert(reports)
      .values({ sessionId: session.id, ownerUid, ...content })
      .onConflictDoNothing()
      .returning({ sessionId: reports.sessionId });
    if (stored && report) await noteLevels(tx, session, report);
  });
  const [row] = await read();
  if (!row) throw new Error('the report was not stored');
  return row;
}

/** When an interview ended, or was kept, where that can make its report late, and how many reports its owner had before. */
interface Standing {
  readonly endedAt: Date | null;
  readonly nth: number;
}

/** The report of a record, assessed as the other candidates of its job are. */
async function assessed(
  { assess, textWork }: ReportTools,
  { job }: Pick<Held, 'job'>,
  record: SessionRecord,
  { endedAt, nth }: Standing,
  signal: AbortSignal,
): Promise<Report> {
  const { briefs, ...interview } = await textWork.run('readInterview', record, signal);
  // Where the first candidate of a job was assessed without a model, none is asked about the others either.
  const asksNone = job !== null && methodIn(job.method)?.model === null;
  const assessment = briefs && !asksNone ? await assess(briefs, { endedAt, waits: job !== null }, signal) : undefined;
  return textWork.run('makeReport', { ...interview, nth, ...(assessment ? { assessment } : {}) }, signal);
}
