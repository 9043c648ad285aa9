import { jobLinksEmail } from '@viva/ui/emails';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';
import type { Orders } from '../jobs/jobs.ts';
import type { HourlyLimits } from '../limits/hourly.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import { newId } from '../sessions/identity.ts';
import { createPrivateKeys, keyHashOf, privateUrlOf } from './privateLink.ts';

/** One of the mailbox's jobs, '' for a mailbox that has none, and a name for the message. */
const dataSchema = z.object({ jobId: z.string(), ask: z.string() });

type LinksMail = z.infer<typeof dataSchema>;

/** The most jobs that one e-mail lists; the newest. */
const mostJobs = 50;

/** The final jobs of one mailbox, however its address is written; the newest first. */
const jobsOf = (db: Db, email: string) =>
  db
    .select()
    .from(jobPosts)
    .where(and(isNotNull(jobPosts.finalizedAt), eq(sql`lower(${jobPosts.contactEmail})`, email.toLowerCase())))
    .orderBy(desc(jobPosts.finalizedAt))
    .limit(mostJobs);

/**
 * Orders the e-mail with the links of a mailbox's jobs. Whether it has any, the same is done: an order for none ends
 * without an e-mail.
 * @throws {Refusal} `rate-limited`, by address or by mailbox.
 */
export async function orderLinks(
  { db, limits, order }: { readonly db: Db; readonly limits: HourlyLimits; readonly order: Orders<LinksMail> },
  email: string,
  ip: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await limits.take(tx, 'links-address', ip);
    await limits.take(tx, 'links-mailbox', email);
    const [job] = await jobsOf(tx, email);
    await order(tx, { jobId: job?.id ?? '', ask: newId() });
  });
}

/** Mails the links of all jobs of a mailbox as a durable job, and gives the way to order that. */
export function linksMailJobs(service: Service): Promise<Orders<LinksMail>> {
  return service.jobs.kind('job-links', dataSchema, (data, signal) => mailAllLinks(service, data, signal), mailJobMs);
}

async function mailAllLinks(
  { db, config, mailer, brand, publicUrl }: Service,
  { jobId, ask }: LinksMail,
  signal: AbortSignal,
): Promise<void> {
  const [known] = await db.select({ email: jobPosts.contactEmail }).from(jobPosts).where(eq(jobPosts.id, jobId));
  if (!known?.email) return;
  const keys = createPrivateKeys(config.LIVEKIT_API_SECRET);
  const jobs = (await jobsOf(db, known.email)).map(({ id, title, keyRotation, keyHash, closedAt }) => {
    const key = keys(id, keyRotation);
    return {
      title: title ?? '',
      open: closedAt === null,
      // A link made with an earlier secret still works, but it can't be made again.
      privateUrl: keyHash === keyHashOf(key) ? privateUrlOf(publicUrl, key) : undefined,
    };
  });
  if (jobs.length === 0) return;
  const messageId = `<links-${ask}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...jobLinksEmail({ brand, jobs }), to: known.email, messageId }, signal);
}
