import { levelOf } from '@viva/api-client';
import { candidateReachedEmail } from '@viva/ui/emails';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { announcements, consents, jobPosts, sessions, users } from '../db/schema/index.ts';
import { audit } from '../audit/audit.ts';
import { createPrivateKeys, keyHashOf, privateUrlOf } from '../jobPosts/privateLink.ts';
import { readsStrangers } from '../jobs/jobs.ts';
import { mailJobMs } from '../mail/mailer.ts';
import type { Service } from '../service.ts';
import type { OrderReachedMail } from './announcing.ts';
import { createCandidateNames } from './candidates.ts';
import { evidenceOf } from './evidence.ts';
import { howHeard } from './howHeard.ts';

/** Mails employers of candidates who reached the bar as a durable job, and gives the way to order that. */
export function reachedMailJobs(service: Service): Promise<OrderReachedMail> {
  const data = z.object({ sessionId: z.string() });
  const work = ({ sessionId }: z.infer<typeof data>, signal: AbortSignal) => mailReached(service, sessionId, signal);
  return service.jobs.kind('candidate-reached', data, work, mailJobMs, readsStrangers);
}

/**
 * Tells a job's contact of a candidate. Doing it again sends nothing; a process that died between sending and noting it
 * sends the same message again, under the same Message-ID.
 */
async function mailReached(
  { db, config, mailer, brand, publicUrl, textWork }: Service,
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  const [found] = await db
    .select({ told: announcements, job: jobPosts, uid: users.uid, email: users.email, number: consents.number })
    .from(announcements)
    .innerJoin(jobPosts, eq(jobPosts.id, announcements.jobId))
    .innerJoin(sessions, eq(sessions.id, announcements.sessionId))
    .innerJoin(users, eq(users.uid, sessions.ownerUid))
    .innerJoin(consents, sql`${consents.jobId} = ${jobPosts.id} and ${consents.uid} = ${users.uid}`)
    .where(eq(announcements.sessionId, sessionId))
    .limit(1);
  // The interview or the job was erased in the meantime.
  if (!found?.job.contactEmail || found.told.mailedAt !== null) return;
  const { told, job, uid, email, number } = found;
  const onOverrun = (error: unknown) => {
    // The job counts it, and gives up after two.
    throw error;
  };
  const tools = { db, textWork, onOverrun };
  const read = (await evidenceOf(tools, [{ sessionId, email, open: false }])).get(sessionId);
  if (!read) throw new Error('What a candidate showed cannot be read.');
  const key = createPrivateKeys(config.LIVEKIT_API_SECRET)(job.id, job.keyRotation);
  const candidate = createCandidateNames(config.LIVEKIT_API_SECRET)(job.id, uid);
  const mail = candidateReachedEmail({
    brand,
    job: job.title ?? '',
    candidate: `Candidate ${number}`,
    level: levelOf(told.score / 20),
    bar: told.bar,
    skills: read.evidence.skills.map(({ claims: [best], ...skill }) => ({
      ...skill,
      quote: best && {
        ...best.quote,
        typed: best.typed,
        corrected: howHeard(best.quote.text, best.heard) === 'corrected',
      },
    })),
    madeBy: read.evidence.madeBy,
    // A link that was made with an earlier secret is still good, and nobody can make it again.
    ...(job.keyHash === keyHashOf(key) ? { url: `${privateUrlOf(publicUrl, key)}?candidate=${candidate}` } : {}),
  });
  const messageId = `<reached-${sessionId}@${new URL(publicUrl).hostname}>`;
  await mailer.send({ ...mail, to: job.contactEmail ?? '', messageId }, signal);
  await db.transaction(async (tx) => {
    const sent = eq(announcements.sessionId, sessionId);
    await tx
      .update(announcements)
      .set({ mailedAt: sql`now()` })
      .where(sent);
    await audit(tx, { by: 'service' }, [{ act: 'announced', jobId: job.id, candidate: number }]);
  });
}
