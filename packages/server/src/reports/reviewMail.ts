import { reviewAskedEmail } from '@viva/ui/emails';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { jobPosts, reviewRequests, rooms, sessions } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import { createPrivateKeys, keyHashOf, privateUrlOf } from '../jobPosts/privateLink.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';

/** Tells employers by e-mail that a candidate asks for a review, as a durable job, and gives the way to order that. */
export function reviewMailJobs(service: Service): Promise<Orders<{ sessionId: string }>> {
  return service.jobs.kind(
    'review-asked',
    z.object({ sessionId: z.string() }),
    ({ sessionId }, signal) => mailReview(service, sessionId, signal),
    mailJobMs,
  );
}

/**
 * Mails the job's contact. Doing it again sends nothing; a process that died between sending and noting it sends the same
 * message again, under the same Message-ID.
 */
async function mailReview(
  { db, config, mailer, brand, publicUrl }: Service,
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  const unsent = and(eq(reviewRequests.sessionId, sessionId), isNull(reviewRequests.mailedAt));
  const [found] = await db
    .select({ job: jobPosts })
    .from(reviewRequests)
    .innerJoin(sessions, eq(sessions.id, reviewRequests.sessionId))
    .innerJoin(rooms, eq(rooms.id, sessions.roomId))
    .innerJoin(jobPosts, eq(jobPosts.id, rooms.jobId))
    .where(unsent);
  // Sent already, or the interview or the job was erased in the meantime.
  if (!found?.job.contactEmail) return;
  const { id, title, contactEmail, keyHash, keyRotation } = found.job;
  const key = createPrivateKeys(config.LIVEKIT_API_SECRET)(id, keyRotation);
  const mail = reviewAskedEmail({
    brand,
    job: title ?? '',
    // With another secret since, the key can't be made again; the employer has the link.
    privateUrl: keyHash === keyHashOf(key) ? privateUrlOf(publicUrl, key) : undefined,
    publicUrl,
  });
  const messageId = `<review-${sessionId}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...mail, to: contactEmail, messageId }, signal);
  await db
    .update(reviewRequests)
    .set({ mailedAt: sql`now()` })
    .where(unsent);
}
