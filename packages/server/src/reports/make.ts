import { recogniserName, reportSchema } from '@viva/interview';
import { reportEmail } from '@viva/ui/emails';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reports, sessions, users } from '../db/schema/index.ts';
import { readTurns } from '../sessions/turns.ts';
import { composeReport } from './compose.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What making reports needs. */
export interface ReportTools {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly brand: { readonly name: string; readonly supportEmail: string };
  /** The page's address. */
  readonly publicUrl: string;
}

/**
 * Makes a session's report, stores it and e-mails it. Doing it again does only what is missing; a process that died
 * between sending and noting it sends the same message again, under the same Message-ID.
 */
export async function makeReport(tools: ReportTools, sessionId: string): Promise<void> {
  const { db } = tools;
  const [found] = await db
    .select({ session: sessions, owner: users })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .where(eq(sessions.id, sessionId));
  // The account was erased in the meantime, and its sessions with it.
  if (!found) return;
  const row = await storedReport(db, found.session, found.owner.uid);
  if (row.report === null || row.mailedAt !== null) return;
  const { brand, publicUrl } = tools;
  const stored = reportSchema.parse(row.report);
  const report = { ...stored, recognisers: stored.recognisers.map(recogniserName) };
  const mail = reportEmail({ brand, report, norms: report.norms, publicUrl });
  await tools.mailer.send({
    ...mail,
    to: found.owner.email,
    messageId: `<report-${sessionId}@${new URL(tools.publicUrl).hostname}>`,
  });
  await db
    .update(reports)
    .set({ mailedAt: sql`now()` })
    .where(eq(reports.sessionId, sessionId));
}

async function storedReport(db: Db, session: typeof sessions.$inferSelect, ownerUid: string) {
  const read = () => db.select().from(reports).where(eq(reports.sessionId, session.id));
  const [earlier] = await read();
  if (earlier) return earlier;
  const turns = await readTurns(db, session.id);
  const said = turns.some(({ speaker, text }) => speaker === 'user' && text.trim() !== '');
  const content = said
    ? { report: composeReport(session, session.kind, turns) }
    : { skippedReason: 'nothing-said' as const };
  await db
    .insert(reports)
    .values({ sessionId: session.id, ownerUid, ...content })
    .onConflictDoNothing();
  const [row] = await read();
  if (!row) throw new Error('the report was not stored');
  return row;
}
