import { jobLinkEmail } from '@viva/ui/emails';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { jobPosts } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import { createPrivateKeys, keyHashOf, privateUrlOf, smartUrlOf } from './privateLink.ts';

const dataSchema = z.object({ jobId: z.string(), rotation: z.number().int() });

/** Which private link of a job is to be mailed. */
export type LinkMail = z.infer<typeof dataSchema>;

/** Mails a job's links to its contact as a durable job, and gives the way to order that. */
export function linkMailJobs(service: Service): Promise<Orders<LinkMail>> {
  return service.jobs.kind('job-link', dataSchema, (data, signal) => mailLinks(service, data, signal), mailJobMs);
}

/**
 * Mails a job's links. Doing it again sends nothing; a process that died between sending and noting it sends the same
 * message again, with the same links, under the same Message-ID.
 */
async function mailLinks(
  { db, config, mailer, brand, publicUrl }: Service,
  { jobId, rotation }: LinkMail,
  signal: AbortSignal,
) {
  const thisLink = and(eq(jobPosts.id, jobId), eq(jobPosts.keyRotation, rotation));
  const [job] = await db.select().from(jobPosts).where(thisLink);
  // The job was erased, or the link replaced, in the meantime.
  if (!job?.contactEmail || job.title === null || job.mailedRotation === rotation) return;
  const key = createPrivateKeys(config.LIVEKIT_API_SECRET)(jobId, rotation);
  const keyHash = keyHashOf(key);
  // The secret was changed since; nobody has had the link yet.
  if (job.keyHash !== keyHash) await db.update(jobPosts).set({ keyHash }).where(thisLink);
  const mail = jobLinkEmail({
    brand,
    job: job.title,
    privateUrl: privateUrlOf(publicUrl, key),
    smartUrl: smartUrlOf(publicUrl, jobId),
    reason: rotation === 0 ? 'posted' : 'rotated',
  });
  const messageId = `<job-${jobId}-${rotation}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...mail, to: job.contactEmail, messageId }, signal);
  await db.update(jobPosts).set({ mailedRotation: rotation }).where(thisLink);
}
