import { invitationEmail } from '@viva/ui/emails';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailInvitations, invitationUses, jobPosts } from '../db/schema/index.ts';
import { smartUrlOf } from '../jobPosts/privateLink.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import { choiceUrlOf, createInvitationKeys } from './invitationKeys.ts';
import type { OrderInvitation } from './inviting.ts';
import { isWanted } from './wishes.ts';

/** Mails invitations as durable jobs, and gives the way to order them. */
export function invitationJobs(service: Service): Promise<OrderInvitation> {
  const data = z.object({ id: z.string() });
  return service.jobs.kind(
    'candidate-invited',
    data,
    ({ id }, signal) => mailInvitation(service, id, signal),
    mailJobMs,
  );
}

/**
 * Mails one invitation. Doing it again sends nothing; a process that died between sending and noting it sends the same message again, under
 * the same Message-ID. Where the job was closed since, invitations are not wanted any more, or the mail server refuses the
 * address for good, it is noted as not sent, and doesn’t count as one of the day.
 */
export async function mailInvitation(
  { db, config, mailer, brand, publicUrl }: Pick<Service, 'db' | 'config' | 'mailer' | 'brand' | 'publicUrl'>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const ofThis = eq(emailInvitations.id, id);
  const [found] = await db
    .select({ invitation: emailInvitations, job: jobPosts })
    .from(emailInvitations)
    .innerJoin(jobPosts, eq(jobPosts.id, emailInvitations.jobId))
    .where(ofThis);
  if (!found || found.invitation.mailedAt || found.invitation.failedAt) return;
  const { invitation, job } = found;
  const { email } = invitation;
  const noteFailed = () =>
    db.transaction(async (tx) => {
      await tx
        .update(emailInvitations)
        .set({ failedAt: sql`now()` })
        .where(ofThis);
      await tx.delete(invitationUses).where(eq(invitationUses.invitationId, id));
    });
  if (email === '' || job.closedAt || !(await isWanted(db, email))) return noteFailed();
  const stopUrl = choiceUrlOf(publicUrl, createInvitationKeys(config.LIVEKIT_API_SECRET).of(email));
  const mail = invitationEmail({
    brand,
    job: job.title ?? '',
    company: job.company,
    minutes: Math.min(job.minutes ?? config.INTERVIEW_MAX_MINUTES, config.INTERVIEW_MAX_MINUTES),
    smartUrl: smartUrlOf(publicUrl, job.id),
    stopUrl,
  });
  const messageId = `<invitation-${id}@${new URL(publicUrl).hostname}>`;
  try {
    await mailer.send({ ...mail, to: email, messageId, unsubscribeUrl: stopUrl }, signal);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    return noteFailed();
  }
  await db
    .update(emailInvitations)
    .set({ mailedAt: sql`now()` })
    .where(ofThis);
}

/** As nodemailer tells that the mail server takes no mail to this address. A refusal of our own address, or of the message, may end. */
const refusalSchema = z.object({
  code: z.literal('EENVELOPE'),
  command: z.literal('RCPT TO'),
  responseCode: z.number().min(500),
});

/** Whether a mail server has refused this address, and will again. @see RFC 5321, section 4.2.1 */
const isRefusedForGood = (error: unknown): boolean => refusalSchema.safeParse(error).success;
