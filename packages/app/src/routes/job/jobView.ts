import { type ApiClient, type EmployerJob, interviewLengths, type JobCandidate } from '@viva/api-client';
import type {
  AccessView,
  ArrivalView,
  CandidateView,
  ChangedSettings,
  JobSettingsView,
  JobView,
  LeftOutView,
  MarksView,
} from '@viva/ui';
import { barText } from '@viva/ui';
import { dayText, momentText } from '../../app/dates.ts';
import { logView } from './logView.ts';

type Evidence = NonNullable<JobCandidate['evidence']>;

/** What cannot be read from the job alone: what is under way with one of its candidates. */
export interface UnderWay {
  readonly candidateId: string | undefined;
  /** Stands in for the access and the review of that candidate. */
  readonly access?: AccessView | undefined;
  /** What is being saved of the employer's marks of a candidate, or was not. */
  readonly marks?: ((candidateId: string) => Partial<MarksView>) | undefined;
  readonly review?: { readonly noting: boolean; readonly error: string | undefined } | undefined;
}

/** A job as its page shows it. */
export function jobView(job: EmployerJob, underWay: UnderWay): JobView {
  const seen = job.candidates
    .toSorted((a, b) => (b.evidence?.score ?? -1) - (a.evidence?.score ?? -1))
    .flatMap((candidate) => candidateView(job, candidate, underWay) ?? []);
  return {
    title: job.suggested_title,
    company: job.company,
    skills: job.required_skills,
    status: job.status,
    dateText: `since ${dayText(job.finalizedAt)}`,
    smartLink: job.smart_link,
    contactEmail: job.contact_email,
    bar: job.bar,
    scores: job.scores,
    assessed: job.assessed,
    withheld: job.withheld,
    candidates: seen,
    arrivals: job.candidates.filter(({ evidence }) => !evidence).map(arrivalView),
    log: logView(job.log),
  };
}

/** What candidates are asked and told, to be changed. */
export const settingsView = (job: EmployerJob): JobSettingsView => ({
  title: job.suggested_title,
  company: job.company,
  logo: job.logo,
  note: job.note,
  skills: job.required_skills,
  niceToHave: job.nice_to_have,
  questions: job.key_questions,
  minutes: job.minutes,
  questionCount: job.question_count,
});

type ChangedJob = Parameters<ApiClient['changeJob']>[0]['body'];

/** What was changed, as the service takes it; a company or a length that was never given stays so. */
export const changedJob = (settings: ChangedSettings): ChangedJob => ({
  suggested_title: settings.title,
  required_skills: [...settings.skills],
  key_questions: [...settings.questions],
  company: settings.company.trim() === '' ? undefined : settings.company,
  logo: settings.logo,
  note: settings.note,
  minutes: interviewLengths.find(({ minutes }) => minutes === settings.minutes)?.minutes,
  question_count: settings.questionCount,
  nice_to_have: [...settings.niceToHave],
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
    level: evidence.level,
    counted: evidence.counted ?? undefined,
    typed: evidence.typed,
    skills: evidence.skills,
    facts: evidence.facts,
    method: evidence.method,
    decision: {
      madeBy: decisionText(job, evidence),
      review: review === 'asked' && own?.review?.noting ? 'noting' : review,
      reviewNote,
      error: own?.review?.error,
    },
    access: accessOf(job, candidate, own?.access),
    marks: {
      shortlisted: candidate.shortlisted,
      note: candidate.privateNote,
      declinedText: candidate.declinedAt === null ? undefined : dayText(candidate.declinedAt),
      ...underWay.marks?.(id),
    },
  };
}

function decisionText({ bar, barSetAt }: EmployerJob, { madeBy, madeAt }: Evidence): string[] {
  const set = barSetAt === null ? 'as it does for every new job' : `as you set it on ${momentText(barSetAt)}`;
  return [...madeBy, `Assessed on ${momentText(madeAt)}. The bar is “${barText(bar)},” ${set}.`];
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
