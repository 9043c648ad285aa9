import type { EmployerJob, JobCandidate } from '@viva/api-client';
import type { AccessView, ArrivalView, CandidateView, JobSettingsView, JobView, LeftOutView, Standing } from '@viva/ui';
import { dayText, momentText } from '../../app/dates.ts';

type Evidence = NonNullable<JobCandidate['evidence']>;

/** What cannot be read from the job alone: what is under way with one of its candidates. */
export interface UnderWay {
  readonly candidateId: string | undefined;
  /** Stands in for the access and the review of that candidate. */
  readonly access?: AccessView | undefined;
  readonly review?: { readonly noting: boolean; readonly error: string | undefined } | undefined;
}

/** A job as its page shows it. */
export function jobView(job: EmployerJob, underWay: UnderWay): JobView {
  const seen = job.candidates.flatMap((candidate) => candidateView(job, candidate, underWay) ?? []);
  return {
    title: job.suggested_title,
    skills: job.required_skills,
    status: job.status,
    dateText: `since ${dayText(job.finalizedAt)}`,
    smartLink: job.smart_link,
    contactEmail: job.contact_email,
    bar: job.bar,
    scores: job.scores,
    candidates: seen.toSorted((a, b) => (b.overall ?? -1) - (a.overall ?? -1)),
    arrivals: job.candidates.filter(({ evidence }) => !evidence).map(arrivalView),
  };
}

/** What candidates are asked, to be changed. */
export const settingsView = (job: EmployerJob): JobSettingsView => ({
  title: job.suggested_title,
  skills: job.required_skills,
  questions: job.key_questions,
});

/** What interviews leave out of it. */
export const leftOutView = ({ leftOut }: EmployerJob): LeftOutView[] => [
  ...leftOut.questions.map(({ question, reason }) => ({ text: question, reason })),
  ...leftOut.skills.map(({ skill, reason }) => ({ text: skill, reason })),
];

const labelOf = ({ number }: JobCandidate) => `Candidate ${number}`;
const heldOn = ({ startedAt, consentedAt }: JobCandidate) => dayText(startedAt ?? consentedAt);

function arrivalView(candidate: JobCandidate): ArrivalView {
  const { id, standing, state } = candidate;
  const told = standing === 'reached' ? null : standing;
  return { id, label: labelOf(candidate), dateText: heldOn(candidate), state: told ?? state };
}

function candidateView(job: EmployerJob, candidate: JobCandidate, underWay: UnderWay): CandidateView | null {
  const { id, evidence, review, reviewNote } = candidate;
  if (!evidence) return null;
  const own = underWay.candidateId === id ? underWay : undefined;
  return {
    id,
    label: labelOf(candidate),
    dateText: heldOn(candidate),
    interviewMs: evidence.interviewMs,
    standing: candidate.standing ?? 'not-enough-evidence',
    overall: evidence.score,
    skills: evidence.skills.map((shown) => ({ ...shown, standing: skillStanding(shown.score, job.bar) })),
    decision: {
      madeBy: decisionText(job, evidence),
      review: review === 'asked' && own?.review?.noting ? 'noting' : review,
      reviewNote,
      error: own?.review?.error,
    },
    access: accessOf(job, candidate, own?.access),
  };
}

/** Of 5, against a bar of 100. */
function skillStanding(score: number | null, bar: number): Standing {
  if (score === null) return 'not-enough-evidence';
  return score * 20 >= bar ? 'reached' : 'below-the-bar';
}

function decisionText({ bar, barSetAt }: EmployerJob, { madeBy, madeAt }: Evidence): string[] {
  const set = barSetAt === null ? 'as it does for every new job' : `as you set it on ${momentText(barSetAt)}`;
  return [...madeBy, `Assessed on ${momentText(madeAt)}. The bar stands at ${bar} of 100, ${set}.`];
}

function accessOf({ unlocking }: EmployerJob, { contact }: JobCandidate, underWay: AccessView | undefined): AccessView {
  if (contact) return { state: 'unlocked', email: contact.email, dateText: dayText(contact.unlockedAt) };
  if (!unlocking.offered) return { state: 'not-offered' };
  return underWay ?? { state: 'locked', ...priceOf(unlocking) };
}

/** What unlocking costs, as people write it. */
export function priceOf({ price, test }: EmployerJob['unlocking']) {
  if (!price) return { priceText: null, test };
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: price.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  return { priceText: money.format(price.amount / 10 ** digits), test };
}
