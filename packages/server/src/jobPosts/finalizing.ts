import type { FinalizedJob } from '@viva/api-client';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import type { Orders } from '../jobs/jobs.ts';
import type { HourlyLimits } from '../limits/hourly.ts';
import { optionalParts } from './asked.ts';
import { isFinal, noJob } from './drafts.ts';
import type { LinkMail } from './linkMail.ts';
import { drawnLogo, keepLogo, logoOf } from './logos.ts';
import { type PrivateKeys, keyHashOf } from './privateLink.ts';

/** What finalizing sets off. */
export interface FinalizingTools {
  readonly db: Db;
  readonly limits: HourlyLimits;
  readonly privateKeys: PrivateKeys;
  readonly orderLinkMail: Orders<LinkMail>;
}

/**
 * Makes a job post final and orders the e-mail with its links, together or not at all. The same form again changes and
 * mails nothing.
 * @returns the key of the private link, where this made the job final. A repeat gets none: by then others may know the id.
 * @throws {Refusal} `not-found`; `file-unreadable` for a logo that can't be read; `bad-request` while there is no description; `job-finalized` when another form was made final before; `rate-limited` when the contact
 *   was sent too much: nobody has shown that the mailbox is theirs.
 */
export async function finalizeJob(tools: FinalizingTools, id: string, form: FinalizedJob): Promise<string | undefined> {
  // A picture from anyone is drawn only for a post that is there.
  const [known] = await tools.db.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.id, id));
  if (!known) throw noJob();
  const logo = form.logo ? await drawnLogo(form.logo) : null;
  return tools.db.transaction(async (tx) => {
    const [job] = await tx.select().from(jobPosts).where(eq(jobPosts.id, id)).for('update');
    if (!job) throw noJob();
    if (job.finalizedAt) {
      if (isSame(job, form) && (await logoOf(tx, id)) === logo) return undefined;
      throw isFinal();
    }
    if (job.content === null) throw new Refusal('bad-request', 'Please submit the job description first.');
    await tools.limits.take(tx, 'job-mail', form.contact_email);
    const rotation = job.keyRotation;
    const key = tools.privateKeys(id, rotation);
    await tx
      .update(jobPosts)
      .set({
        finalizedAt: sql`now()`,
        title: form.suggested_title,
        skills: form.required_skills,
        questions: form.key_questions,
        contactEmail: form.contact_email,
        keyHash: keyHashOf(key),
        ...optionalParts(form),
      })
      .where(eq(jobPosts.id, id));
    await keepLogo(tx, id, logo);
    await tools.orderLinkMail(tx, { jobId: id, rotation });
    return key;
  });
}

function isSame(job: typeof jobPosts.$inferSelect, form: FinalizedJob): boolean {
  const list = (entries: readonly string[] | null) => JSON.stringify(entries);
  const { company = null, note = '', minutes = null, questionCount = null, niceToHave = [] } = optionalParts(form);
  return (
    job.company === company &&
    job.note === note &&
    job.minutes === minutes &&
    job.questionCount === questionCount &&
    list(job.niceToHave) === list(niceToHave) &&
    job.title === form.suggested_title &&
    job.contactEmail === form.contact_email &&
    list(job.skills) === list(form.required_skills) &&
    list(job.questions) === list(form.key_questions)
  );
}
