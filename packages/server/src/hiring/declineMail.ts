import { declinedEmail } from '@viva/ui/emails';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { candidateMarks, jobPosts, rooms, sessions, users } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';

/** Orders the e-mail that tells a candidate that they were declined. */
export type OrderDeclineMail = Orders<{ sessionId: string }>;

/** Tells candidates who were declined as a durable job, and gives the way to order that. */
export function declineMailJobs(service: Service): Promise<OrderDeclineMail> {
  const data = z.object({ sessionId: z.string() });
  return service.jobs.kind(
    'candidate-declined',
    data,
    ({ sessionId }, signal) => mailDecline(service, sessionId, signal),
    mailJobMs,
  );
}

/**
 * Tells one candidate. Doing it again sends nothing; a process that died between sending and noting it sends the same
 * message again, under the same Message-ID.
 */
async function mailDecline(
  { db, mailer, brand, publicUrl }: Service,
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  const [found] = await db
    .select({
      title: jobPosts.title,
      company: jobPosts.company,
      jobId: jobPosts.id,
      uid: users.uid,
      email: users.email,
    })
    .from(sessions)
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .innerJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .innerJoin(candidateMarks, and(eq(candidateMarks.jobId, jobPosts.id), eq(candidateMarks.uid, users.uid)))
    .where(
      and(eq(sessions.id, sessionId), isNotNull(candidateMarks.declinedAt), isNull(candidateMarks.declineMailedAt)),
    );
  // Sent already, or the interview or the job was erased in the meantime.
  if (!found) return;
  const mail = declinedEmail({
    brand,
    job: found.title ?? '',
    company: found.company,
    reportUrl: `${publicUrl}/report/${sessionId}`,
  });
  const messageId = `<declined-${sessionId}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...mail, to: found.email, messageId }, signal);
  await db
    .update(candidateMarks)
    .set({ declineMailedAt: sql`now()` })
    .where(and(eq(candidateMarks.jobId, found.jobId), eq(candidateMarks.uid, found.uid)));
}
