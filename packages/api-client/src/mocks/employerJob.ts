import type { HttpHandler } from 'msw';
import { calls, type EmployerJob } from '../contract/index.ts';
import { suggestion } from './jobPosts.ts';
import { kept } from './kept.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replying,
  replyingTo,
  slow as slowly,
  unreachable,
} from './situations.ts';

const { readJob, changeJob, setJobStatus, replaceJobLink, eraseJob } = calls;

/** An open job, with a candidate in each state. */
export const job: EmployerJob = {
  ...suggestion,
  contact_email: 'hiring@example.org',
  job_id: 'job-for-stories',
  smart_link: 'https://viva.example/voice_chat/job-for-stories',
  status: 'open',
  createdAt: '2026-11-02T08:00:00.000Z',
  finalizedAt: '2026-11-02T08:10:00.000Z',
  closedAt: null,
  candidates: [
    {
      ...{ id: 'first-candidate', number: 1, state: 'finished', consentedAt: '2026-11-03T09:00:00.000Z' },
      ...{ startedAt: '2026-11-03T09:02:00.000Z', endedAt: '2026-11-03T09:17:00.000Z' },
    },
    {
      ...{ id: 'second-candidate', number: 2, state: 'interviewing', consentedAt: '2026-11-12T10:00:00.000Z' },
      ...{ startedAt: '2026-11-12T10:01:00.000Z', endedAt: null },
    },
    {
      ...{ id: 'third-candidate', number: 3, state: 'consented', consentedAt: '2026-11-12T10:05:00.000Z' },
      ...{ startedAt: null, endedAt: null },
    },
  ],
};
const closedJob: EmployerJob = { ...job, status: 'closed', closedAt: '2026-11-12T11:00:00.000Z' };

type Part = 'read' | 'change' | 'status' | 'link' | 'erase';

function employerJob(answers: Partial<Record<Part, Answer>> = {}): HttpHandler[] {
  return [
    mockCall(readJob, answers.read ?? replying(readJob, job)),
    mockCall(changeJob, answers.change ?? replying(changeJob, job)),
    mockCall(setJobStatus, answers.status ?? replying(setJobStatus, closedJob)),
    mockCall(replaceJobLink, answers.link ?? replying(replaceJobLink, { replaced: true })),
    mockCall(eraseJob, answers.erase ?? replying(eraseJob, { erased: true })),
  ];
}
const everywhere = (answer: Answer) =>
  employerJob({ read: answer, change: answer, status: answer, link: answer, erase: answer });
const unlessRead = (answer: Answer) => employerJob({ change: answer, status: answer, link: answer, erase: answer });

/** Nobody has come yet. */
export const nobodyYet = employerJob({ read: replying(readJob, { ...job, candidates: [] }) });
/** The job takes no new candidates. */
export const closed = employerJob({ read: replying(readJob, closedJob) });
/** The link was replaced, the job erased, or there never was one. */
export const notFound = everywhere(failingWith('not-found', 'This private link leads nowhere.'));
/** The job can be read; whatever is to be done with it fails. */
export const changeFails = unlessRead(broken);
/** The same, without a word. */
export const changeFailsWithoutMessage = unlessRead(brokenSilently);
/** The job can be read; whatever is to be done with it is never answered. */
export const changeHanging = unlessRead(never);
/** Something broke. */
export const failing = everywhere(broken);
/** The job comes, but not at once. */
export const slow = employerJob({ read: slowly(replying(readJob, job)) });
/** No answer ever comes. */
export const hanging = everywhere(never);
/** Nothing answers. */
export const offline = everywhere(unreachable);

/** A job that remembers what is done with it; each call of this function is a job of its own. */
export function manageable(): HttpHandler[] {
  const now = kept(job);
  return employerJob({
    read: replyingTo(readJob, () => now.now),
    change: replyingTo(changeJob, ({ body }) => (now.now = { ...now.now, ...changeJob.body.parse(body) })),
    status: replyingTo(setJobStatus, ({ body }) => {
      const { status } = setJobStatus.body.parse(body);
      return (now.now = { ...now.now, status, closedAt: status === 'closed' ? closedJob.closedAt : null });
    }),
  });
}
