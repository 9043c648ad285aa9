import { type EmployerJob, interviewMinutes, type JobCandidate } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import type { Payments } from '../billing/payments.ts';
import type { Db } from '../db/open.ts';
import { jobPosts } from '../db/schema/index.ts';
import { audit, auditOfJob, holderOf } from '../audit/audit.ts';
import {
  barFor,
  type Candidate,
  candidatesOf,
  createCandidateNames,
  isShown,
  standingOf,
} from '../hiring/candidates.ts';
import { type EvidenceTools, evidenceOf } from '../hiring/evidence.ts';
import { Refusal } from '../http/failure.ts';
import { invitationsOf } from '../invitations/lists.ts';
import { companyFixed } from './asked.ts';
import { logoOf } from './logos.ts';
import { planOf } from './planSummary.ts';
import { isMailboxKnown, keyHashOf, smartUrlOf } from './privateLink.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;

/** One answer to every key that no job has, so that nobody learns which ones were. */
const noLink = () => new Refusal('not-found', 'This private link no longer works.');

/** The key in a request's `Authorization`, or nothing where none can be. */
const keyIn = (authorization: string | undefined) => /^Bearer ([\w-]{32})$/i.exec(authorization ?? '')?.[1];

/**
 * The job of a private link, by what stands in the request's `Authorization`; `lock` keeps others off it until the
 * transaction ends.
 * @throws {Refusal} `not-found`, always the same.
 */
export async function jobOfLink(db: Db, authorization: string | undefined, lock = false): Promise<JobPost> {
  const key = keyIn(authorization);
  if (key === undefined) throw noLink();
  const found = db
    .select()
    .from(jobPosts)
    .where(eq(jobPosts.keyHash, keyHashOf(key)));
  const [job] = await (lock ? found.for('update') : found);
  if (!job) throw noLink();
  return job;
}

/** Makes what an employer sees of a job. */
export type ShowJob = (db: Db, job: JobPost) => Promise<EmployerJob>;

/**
 * {@link ShowJob}; candidates get names under a key that comes of the secret, which lead nowhere else. `maxMs` is the
 * longest interview.
 */
export function createEmployerPage(
  secret: string,
  publicUrl: string,
  payments: Payments,
  maxMs: number,
  tools: Omit<EvidenceTools, 'db'>,
): ShowJob {
  const nameOf = createCandidateNames(secret);
  return async (db, job) => {
    const { id, title, skills, questions, contactEmail, finalizedAt, closedAt, createdAt, bar, barSetAt } = job;
    if (title === null || contactEmail === null || finalizedAt === null) throw noLink();
    const rows = await candidatesOf(db, id, payments.provider);
    const read = await evidenceOf(
      { db, ...tools },
      rows.flatMap(({ sessionId, email, paidAt, ...row }) =>
        sessionId !== null && isShown({ ...row, paidAt }, bar)
          ? [{ sessionId, email, open: paidAt !== null, note: row.review?.note ?? '' }]
          : [],
      ),
    );
    const { leftOut } = await planOf(tools.textWork, job, maxMs);
    const candidates = rows.map((row): JobCandidate => {
      const { uid, number, email, sessionId, consentedAt, startedAt, endedAt, reportedAt, paidAt } = row;
      const shown = read.get(sessionId ?? '');
      return {
        id: nameOf(id, uid),
        number,
        state: stateOf(row),
        consentedAt: (consentedAt ?? finalizedAt).toISOString(),
        startedAt: momentOf(startedAt),
        endedAt: momentOf(endedAt),
        standing: reportedAt && standingOf(row.score, barFor(row, bar)),
        evidence: shown?.evidence ?? null,
        review: row.review?.answeredAt ? 'done' : row.review ? 'asked' : 'none',
        reviewNote: shown?.note ?? '',
        shortlisted: row.shortlisted ?? false,
        privateNote: row.privateNote ?? '',
        declinedAt: momentOf(row.declinedAt),
        contact: paidAt && { email, unlockedAt: paidAt.toISOString() },
      };
    });
    const assessed = rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));
    await audit(db, holderOf(job), [
      { act: 'list-read', jobId: id },
      ...candidates.flatMap(({ number, evidence }) =>
        evidence ? [{ act: 'evidence-read' as const, jobId: id, candidate: number }] : [],
      ),
    ]);
    return {
      job_id: id,
      smart_link: smartUrlOf(publicUrl, id),
      suggested_title: title,
      required_skills: skills ?? [],
      key_questions: questions ?? [],
      contact_email: contactEmail,
      company: job.company ?? '',
      companyFixed: companyFixed(job),
      logo: await logoOf(db, id),
      note: job.note,
      minutes: interviewMinutes.find((minutes) => minutes === job.minutes) ?? null,
      question_count: job.questionCount,
      nice_to_have: job.niceToHave,
      status: closedAt ? 'closed' : 'open',
      createdAt: createdAt.toISOString(),
      finalizedAt: finalizedAt.toISOString(),
      closedAt: momentOf(closedAt),
      bar,
      barSetAt: momentOf(barSetAt),
      leftOut,
      scores: assessed
        .filter((row) => !fellShort(row))
        .map(({ score }) => score)
        .sort((a, b) => b - a),
      assessed: assessed.length,
      withheld: assessed.filter((row) => fellShort(row) && !isShown(row, 0)).length,
      unlocking: {
        offered: payments.sells('candidate'),
        price: (await payments.price('candidate')) ?? null,
        test: payments.provider !== 'stripe-live',
      },
      candidates,
      mailboxKnown: isMailboxKnown(job),
      invitations: await invitationsOf(db, id),
      log: await logOf(db, id),
    };
  };
}

/** Whether a candidate fell short of the bar under which they agreed, and so reaches no lower one either. */
const fellShort = (candidate: { readonly score: number; readonly agreedBar: number }) =>
  standingOf(candidate.score, barFor(candidate, 0)) !== 'reached';

function stateOf({ startedAt, endedAt, away }: Candidate): JobCandidate['state'] {
  if (endedAt) return 'finished';
  if (!startedAt) return 'consented';
  return away ? 'interrupted' : 'interviewing';
}

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

async function logOf(db: Db, jobId: string): Promise<EmployerJob['log']> {
  const entries = await auditOfJob(db, jobId);
  return entries.map(({ at, act, actor, link, candidate, bar }) => ({
    ...{ at: at.toISOString(), act, by: actor, link, candidate, bar },
  }));
}
