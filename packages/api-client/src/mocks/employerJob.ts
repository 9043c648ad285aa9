import type { HttpHandler } from 'msw';
import { calls, defaultBar, type EmployerJob, type JobCandidate, type Recordings } from '../contract/index.ts';
import { recorded } from './recordings.ts';
import { asking, candidates, log, material, reached, unlocked } from './jobCandidates.ts';
import { suggestion } from './jobPosts.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  failuresOf,
  mockCall,
  never,
  replying,
  replyingTo,
  slow as slowly,
} from './situations.ts';

const { readJob, changeJob, setJobStatus, setJobBar, replaceJobLink, eraseJob } = calls;
const { unlockCandidate, readJobCandidate, listCandidateRecordings, reviewCandidate } = calls;
const { shortlistCandidate, noteCandidate, declineCandidate, exportCandidates, sendInvitations } = calls;

export { asking, reached, unlocked };

/** An open job, with candidates in every state. */
export const job: EmployerJob = {
  ...suggestion,
  contact_email: 'hiring@example.org',
  company: 'Harbour Hospital',
  companyFixed: true,
  logo: null,
  note: 'Our ward has 32 beds. We decide within a week.',
  minutes: 20,
  question_count: null,
  nice_to_have: ['Working in a team'],
  job_id: 'job-for-stories',
  smart_link: 'https://viva.example/voice_chat/job-for-stories',
  status: 'open',
  createdAt: '2026-11-02T08:00:00.000Z',
  finalizedAt: '2026-11-02T08:10:00.000Z',
  closedAt: null,
  bar: defaultBar,
  barSetAt: null,
  leftOut: { questions: [], skills: [] },
  scores: [78, 64],
  assessed: 4,
  withheld: 1,
  unlocking: { offered: true, price: { amount: 4_900, currency: 'eur' }, test: false },
  candidates,
  mailboxKnown: true,
  invitations: [{ email: 'ann@example.org', invitedAt: '2026-11-02T09:00:00.000Z', state: 'sent' }],
  log,
};
const closedJob: EmployerJob = { ...job, status: 'closed', closedAt: '2026-11-12T11:00:00.000Z' };

type OfJob = 'read' | 'change' | 'status' | 'bar' | 'link' | 'erase' | 'export' | 'invite';
type OfCandidate = 'unlock' | 'material' | 'recordings' | 'review' | 'shortlist' | 'note' | 'decline';
type Part = OfJob | OfCandidate;

/** The job after something has become of one of its candidates. */
const having = (one: JobCandidate, now: EmployerJob = job): EmployerJob => ({
  ...now,
  candidates: now.candidates.map((candidate) => (candidate.id === one.id ? one : candidate)),
});
const bought: JobCandidate = {
  ...reached,
  contact: { email: 'nurse@example.org', unlockedAt: '2026-11-12T11:00:00.000Z' },
};
/** The sound of all answers of {@link material}. */
const heard: Recordings = {
  ...recorded,
  turns: material.answers.flatMap(({ startMs }, i) =>
    recorded.turns.map((turn) => ({ ...turn, n: 2 * i + 1, startMs })),
  ),
};
/** Paying is left out: the address is that to which the checkout leads. */
const checkout = replyingTo(unlockCandidate, ({ origin, params }) => ({
  state: 'checkout' as const,
  url: `${origin}/job/payment?candidate=${params['candidateId']}&checkout=checkout-for-stories`,
}));

/** One address takes no invitations. */
const inviting = replyingTo(sendInvitations, ({ body }) => {
  const { emails } = sendInvitations.body.parse(body);
  return {
    invited: emails.filter((email) => email !== unwilling),
    skipped: emails.filter((email) => email === unwilling).map((email) => ({ email, reason: 'not-possible' as const })),
  };
});
/** Takes no invitations by email. */
export const unwilling = 'no-mail@example.org';

function employerJob(answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] {
  return [
    mockCall(readJob, answers.read ?? replying(readJob, job)),
    mockCall(changeJob, answers.change ?? replying(changeJob, job)),
    mockCall(setJobStatus, answers.status ?? replying(setJobStatus, closedJob)),
    mockCall(setJobBar, answers.bar ?? replying(setJobBar, job)),
    mockCall(unlockCandidate, answers.unlock ?? checkout),
    mockCall(readJobCandidate, answers.material ?? replying(readJobCandidate, material)),
    mockCall(listCandidateRecordings, answers.recordings ?? replying(listCandidateRecordings, heard)),
    mockCall(reviewCandidate, answers.review ?? replying(reviewCandidate, having({ ...asking, review: 'done' }))),
    mockCall(shortlistCandidate, answers.shortlist ?? replying(shortlistCandidate, { shortlisted: true })),
    mockCall(noteCandidate, answers.note ?? replyingTo(noteCandidate, ({ body }) => noteCandidate.body.parse(body))),
    mockCall(
      declineCandidate,
      answers.decline ?? replying(declineCandidate, { declinedAt: '2026-11-12T11:00:00.000Z' }),
    ),
    mockCall(
      exportCandidates,
      answers.export ?? replying(exportCandidates, 'Candidate,State\r\nCandidate 1,finished\r\n'),
    ),
    mockCall(sendInvitations, answers.invite ?? inviting),
    mockCall(replaceJobLink, answers.link ?? replying(replaceJobLink, { replaced: true })),
    mockCall(eraseJob, answers.erase ?? replying(eraseJob, { erased: true })),
  ];
}
const unlessRead = (answer: Answer, read?: Answer) =>
  employerJob({
    ...(read && { read }),
    ...{ change: answer, status: answer, bar: answer, link: answer, erase: answer, invite: answer },
    ...{ unlock: answer, material: answer, recordings: answer, review: answer },
    ...{ shortlist: answer, note: answer, decline: answer, export: answer },
  });
const everywhere = (answer: Answer) => unlessRead(answer, answer);
const reading = (shown: EmployerJob) => employerJob({ read: replying(readJob, shown) });

/** Nobody has come yet. */
export const nobodyYet = reading({ ...job, candidates: [], scores: [], assessed: 0, withheld: 0, log: [] });
/** Candidates came, and none of them reached the bar. */
export const nobodyReached = reading({
  ...job,
  scores: [],
  assessed: 1,
  withheld: 1,
  candidates: candidates.filter(({ id }) => ![reached.id, unlocked.id, asking.id].includes(id)),
});
/** The page was opened with the link that was shown when the job was posted. */
export const firstLink = reading({ ...job, mailboxKnown: false, invitations: [] });
/** Too many invitations were sent. */
export const inviteFails = employerJob({
  invite: failingWith('rate-limited', 'You’ve sent many invitations in a short time. Please try again in 24 minutes.'),
});
/** Payments are taken by the test checkout, which has no prices. */
export const testCheckout = reading({ ...job, unlocking: { offered: true, price: null, test: true } });
/** Nobody can be paid for. */
export const notOffered = reading({ ...job, unlocking: { offered: false, price: null, test: false } });
/** The payment of {@link reached} was made, and is known. */
export const paid = reading(having(bought));
/** The bank takes its time. */
export const pending = employerJob({ unlock: replying(unlockCandidate, { state: 'pending' }) });
/** The checkout is being opened, and never is. */
export const unlockHanging = employerJob({ unlock: never });
/** The checkout is opened, but not at once. */
export const unlockSlow = employerJob({ unlock: slowly(checkout) });
/** The payment provider is away. */
export const unlockFails = employerJob({
  unlock: failingWith(
    'unavailable',
    'The payment provider isn’t responding right now. Please try again in a few minutes.',
  ),
});
/** The job takes no new candidates. */
export const closed = employerJob({ read: replying(readJob, closedJob) });
/** The link was replaced, the job erased, or there never was one. */
export const notFound = everywhere(failingWith('not-found', 'This private link no longer works.'));
/** The job can be read; whatever is to be done with it fails. */
export const changeFails = unlessRead(broken);
/** The same, without a word. */
export const changeFailsWithoutMessage = unlessRead(brokenSilently);
/** The job can be read; whatever is to be done with it is never answered. */
export const changeHanging = unlessRead(never);
/** The job comes, but not at once. */
export const slow = employerJob({ read: slowly(replying(readJob, job)) });
/** See {@link failuresOf}. */
export const { failing, hanging, offline } = failuresOf(everywhere);

/** A job that remembers what is done with it; each call of this function is a job of its own. */
export function manageable(): HttpHandler[] {
  const now = kept(job);
  return employerJob({
    read: replyingTo(readJob, () => now.now),
    change: replyingTo(changeJob, ({ body }) => {
      const {
        company,
        logo,
        note,
        minutes,
        question_count: count,
        nice_to_have: nice,
        ...asked
      } = changeJob.body.parse(body);
      return (now.now = {
        ...{ ...now.now, ...asked },
        company: company ?? now.now.company,
        logo: logo === undefined ? now.now.logo : logo,
        note: note ?? now.now.note,
        minutes: minutes ?? now.now.minutes,
        question_count: count === undefined ? now.now.question_count : count,
        nice_to_have: nice ?? now.now.nice_to_have,
      });
    }),
    bar: replyingTo(setJobBar, ({ body }) => {
      const { bar } = setJobBar.body.parse(body);
      return (now.now = { ...now.now, bar, barSetAt: '2026-11-12T11:00:00.000Z' });
    }),
    review: replyingTo(reviewCandidate, () => (now.now = having({ ...asking, review: 'done' }, now.now))),
    invite: replyingTo(sendInvitations, ({ body }) => {
      const { emails } = sendInvitations.body.parse(body);
      const known = new Set([unwilling, ...now.now.invitations.map(({ email }) => email)]);
      const invited = emails.filter((email) => !known.has(email));
      const added = invited.map((email) => ({ email, invitedAt: '2026-11-12T11:00:00.000Z', state: 'sent' as const }));
      now.now = { ...now.now, invitations: [...added, ...now.now.invitations] };
      const reasonOf = (email: string) => (email === unwilling ? ('not-possible' as const) : ('already' as const));
      return {
        invited,
        skipped: emails.flatMap((email) => (known.has(email) ? [{ email, reason: reasonOf(email) }] : [])),
      };
    }),
    status: replyingTo(setJobStatus, ({ body }) => {
      const { status } = setJobStatus.body.parse(body);
      return (now.now = { ...now.now, status, closedAt: status === 'closed' ? closedJob.closedAt : null });
    }),
  });
}
