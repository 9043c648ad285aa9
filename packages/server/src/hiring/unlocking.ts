import type { CandidateMaterial, Recordings } from '@viva/api-client';
import { lineForOthers, reportSchema } from '@viva/interview';
import { eq, sql } from 'drizzle-orm';
import { audit, holderOf } from '../audit/audit.ts';
import { openCheckout } from '../billing/checkouts.ts';
import { type Payments, PaymentsAway } from '../billing/payments.ts';
import type { Db } from '../db/open.ts';
import { type jobPosts, reports } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';
import { personalTurnsOf } from '../reports/personal.ts';
import { answerReview } from '../reports/reviews.ts';
import type { Service } from '../service.ts';
import { type Candidate, candidatesOf, createCandidateNames, isShown } from './candidates.ts';

/** A row of `job_posts`. */
type JobPost = typeof jobPosts.$inferSelect;
/** What is needed of the service. */
export type HiringTools = Pick<Service, 'db' | 'config' | 'billing' | 'publicUrl' | 'recordings'>;

const noCandidate = () => new Refusal('not-found', 'We couldn’t find that candidate.');

/** A candidate of a job by the name that its employer knows. @throws {Refusal} `not-found`. */
export async function candidateOf({ db, config, billing }: HiringTools, job: JobPost, name: string) {
  const nameOf = createCandidateNames(config.LIVEKIT_API_SECRET);
  const all = await candidatesOf(db, job.id, billing.payments.provider);
  const found = all.find(({ uid }) => nameOf(job.id, uid) === name);
  if (!found?.sessionId || !isShown(found, job.bar)) throw noCandidate();
  return { ...found, sessionId: found.sessionId };
}

const isPaid = ({ paidAt }: Candidate) => paidAt !== null;

/**
 * The checkout for one candidate, the same as long as it is open; nobody is paid for twice.
 * @throws {Refusal} `not-found`; `unavailable` when the payment provider is away, or sells no candidates.
 */
export async function unlockCandidate(tools: HiringTools, job: JobPost, name: string) {
  const { db, billing, publicUrl } = tools;
  const candidate = await candidateOf(tools, job, name);
  const { number } = candidate;
  if (isPaid(candidate)) return { state: 'unlocked' as const };
  if (!billing.payments.sells('candidate')) throw new Refusal('unavailable', 'You can’t unlock candidates here yet.');
  // The private link's key is for nobody but the employer: the page that the browser comes back to finds it by itself.
  const back = `${publicUrl}/job/payment?candidate=${name}`;
  const checkout = await openCheckout(db, billing, {
    kind: 'candidate',
    subject: candidate.sessionId,
    successUrl: `${back}&checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: back,
  }).catch((cause: unknown) => {
    if (!(cause instanceof PaymentsAway)) throw cause;
    const message = 'The payment provider isn’t responding right now. Please try again in a few minutes.';
    throw new Refusal('unavailable', message, { cause });
  });
  if (checkout !== 'paid') {
    await audit(db, holderOf(job), [{ act: 'checkout-opened', jobId: job.id, candidate: number }]);
    return { state: 'checkout' as const, url: checkout.url };
  }
  return { state: isPaid(await candidateOf(tools, job, name)) ? ('unlocked' as const) : ('pending' as const) };
}

async function paidCandidateOf(tools: HiringTools, job: JobPost, name: string) {
  const candidate = await candidateOf(tools, job, name);
  if (!isPaid(candidate)) throw noCandidate();
  return candidate;
}

/** What a candidate said who is paid for, save for personal matters. @throws {Refusal} `not-found`, also for all others. */
export async function readMaterial(tools: HiringTools, job: JobPost, name: string): Promise<CandidateMaterial> {
  const candidate = await paidCandidateOf(tools, job, name);
  await audit(tools.db, holderOf(job), [{ act: 'transcript-read', jobId: job.id, candidate: candidate.number }]);
  const [row] = await tools.db
    .select({
      transcript: sql<unknown>`${reports.report} -> 'transcript'`,
      answers: sql<unknown>`${reports.report} -> 'answers'`,
    })
    .from(reports)
    .where(eq(reports.sessionId, candidate.sessionId));
  const { whole } = await personalTurnsOf(tools.db, candidate.sessionId);
  const lines = reportSchema.shape.transcript.safeParse(row?.transcript);
  const answers = reportSchema.shape.answers.safeParse(row?.answers);
  return {
    transcript: (lines.data ?? []).map((line) => {
      const { questionId: _, personal: __, ...shown } = lineForOthers(line, whole.has(line.turn));
      return shown;
    }),
    answers: (answers.data ?? []).flatMap(({ question, startMs }) => (startMs === null ? [] : { question, startMs })),
  };
}

/** What can be heard of a candidate who is paid for: no turn with anything personal in it. @throws {Refusal} `not-found`, also for all others. */
export async function listRecordings(tools: HiringTools, job: JobPost, name: string): Promise<Recordings> {
  const { sessionId, number: candidate } = await paidCandidateOf(tools, job, name);
  await audit(tools.db, holderOf(job), [{ act: 'recording-read', jobId: job.id, candidate }]);
  const { state, turns, ...rest } = await tools.recordings.addressesOf(sessionId);
  const { any } = await personalTurnsOf(tools.db, sessionId);
  const heard = turns.filter(({ n }) => !any.has(n));
  return { ...rest, state: state === 'ready' && heard.length === 0 ? 'none' : state, turns: heard };
}

/** Notes that a person has looked at a candidate's result. @throws {Refusal} `not-found` when nobody asked for it. */
export async function noteReview(tools: HiringTools, job: JobPost, name: string): Promise<void> {
  const { sessionId, review, number: candidate } = await candidateOf(tools, job, name);
  if (!review) throw noCandidate();
  await tools.db.transaction(async (tx) => {
    if (!(await answerReview(tx, sessionId))) return;
    await audit(tx, holderOf(job), [{ act: 'review-done', jobId: job.id, candidate }]);
  });
}

/**
 * Lets go of checkouts for candidates whose interview or job is gone: what can still be paid is ended first.
 * @returns how many. @throws {PaymentsAway}
 */
export async function sweepCheckouts(db: Db, payments: Payments): Promise<number> {
  const left = await db.execute<{ id: string; session_id: string | null; status: string }>(sql`
    select id, session_id, status from checkouts
    where kind = 'candidate' and provider = ${payments.provider} and not exists (
      select 1 from sessions join rooms on rooms.id = sessions.room_id
      where sessions.id = checkouts.subject and rooms.job_id is not null)`);
  for (const { id, session_id: sessionId, status } of left.rows) {
    if (sessionId !== null && status === 'open') await payments.closeCheckout(sessionId);
    await db.execute(sql`delete from checkouts where id = ${id}`);
  }
  return left.rows.length;
}
