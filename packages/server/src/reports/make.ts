import { type Report, type SessionRecord, recogniserName, reportSchema } from '@viva/interview';
import { candidateThanksEmail, reportEmail } from '@viva/ui/emails';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { jobPosts, reports, rooms, sessions, users } from '../db/schema/index.ts';
import { readTurns } from '../sessions/turns.ts';
import type { Assess } from './assess.ts';
import { composeRecord } from './compose.ts';
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
  readonly job: { readonly title: string | null; readonly skills: string[] | null } | null;
}

/**
 * Makes a session's report, stores it and e-mails it. Doing it again does only what is missing; a process that died
 * between sending and noting it sends the same message again, under the same Message-ID.
 */
export async function makeReport(tools: ReportTools, sessionId: string, signal: AbortSignal): Promise<void> {
  const { db } = tools;
  const [found] = await db
    .select({ session: sessions, owner: users, job: { title: jobPosts.title, skills: jobPosts.skills } })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .leftJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .where(eq(sessions.id, sessionId));
  // The account was erased in the meantime, and its sessions with it.
  if (!found) return;
  const row = await storedReport(tools, found, found.owner.uid, signal);
  if (row.report === null) return;
  // First, since the candidate's mailbox may refuse for days what comes below.
  await tools.announce(sessionId);
  if (row.mailedAt !== null) return;
  const mail = mailOf(tools, found, reportSchema.parse(row.report));
  const messageId = `<report-${sessionId}@${new URL(tools.publicUrl).hostname}>`;
  await tools.mailer.send({ ...mail, to: found.owner.email, messageId }, signal);
  await db
    .update(reports)
    .set({ mailedAt: sql`now()` })
    .where(eq(reports.sessionId, sessionId));
}

function mailOf({ brand, publicUrl }: ReportTools, { session, job }: Held, stored: Report) {
  const { norms } = stored;
  const report = { ...stored, recognisers: stored.recognisers.map(recogniserName) };
  const reportUrl = `${publicUrl}/report/${session.id}`;
  // Once the job is erased there is nobody to thank for, or to ask for a review.
  if (!job?.title) return reportEmail({ brand, report, norms, publicUrl, reportUrl });
  const reviewUrl = `${reportUrl}?review=ask`;
  return candidateThanksEmail({ brand, job: job.title, reportUrl, reviewUrl, report, norms });
}

async function storedReport(
  { db, assess, textWork }: ReportTools,
  { session, job }: Held,
  ownerUid: string,
  signal: AbortSignal,
) {
  const read = () => db.select().from(reports).where(eq(reports.sessionId, session.id));
  const [earlier] = await read();
  if (earlier) return earlier;
  const turns = await readTurns(db, session.id);
  const said = turns.some(({ speaker, text }) => speaker === 'user' && text.trim() !== '');
  const made = async (record: SessionRecord): Promise<Report> => {
    const assessment = await assess(record, session.endedAt, signal);
    return textWork.run('makeReport', { record, ...(assessment ? { assessment } : {}) }, signal);
  };
  const content = said
    ? { report: await made(composeRecord(session, turns, job?.skills)) }
    : { skippedReason: 'nothing-said' as const };
  await db
    .insert(reports)
    .values({ sessionId: session.id, ownerUid, ...content })
    .onConflictDoNothing();
  const [row] = await read();
  if (!row) throw new Error('the report was not stored');
  return row;
}
