import { z } from 'zod';
import { defineCall } from './call.ts';
import { finalizedJobSchema, jobSuggestionSchema } from './jobPosts.ts';
import { nothing } from './nothing.ts';
import { roomIdSchema } from './rooms.ts';
import { momentSchema } from './sessions.ts';

/** A candidate of a job, without identity. */
export const jobCandidateSchema = z.object({
  /** The same whenever the job is read, and of no use anywhere else. */
  id: z.string().min(1),
  /** In the order in which they agreed to be recorded, from 1. */
  number: z.number().int().min(1),
  /** `consented`: agreed to be recorded, and holds no interview that is still kept. */
  state: z.enum(['consented', 'interviewing', 'finished']),
  consentedAt: momentSchema,
  startedAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
});

/** A final job post as its employer sees it behind the private link. */
export const employerJobSchema = jobSuggestionSchema.extend({
  contact_email: z.string(),
  job_id: roomIdSchema,
  /** What candidates are sent. */
  smart_link: z.url({ protocol: /^https?$/ }),
  status: z.enum(['open', 'closed']),
  createdAt: momentSchema,
  finalizedAt: momentSchema,
  closedAt: momentSchema.nullable(),
  candidates: z.array(jobCandidateSchema),
});

/** See {@link jobCandidateSchema}. */
export type JobCandidate = z.infer<typeof jobCandidateSchema>;
/** See {@link employerJobSchema}. */
export type EmployerJob = z.infer<typeof employerJobSchema>;

/** What all calls behind the private link have in common. A key that no job has is answered `not-found`, always alike. */
const behindLink = { auth: 'link', params: nothing, query: nothing, replyAs: 'json', perMinute: 60 } as const;

/** Shows an employer their job post and its candidates. */
export const readJob = defineCall({
  ...behindLink,
  name: 'readJob',
  method: 'GET',
  path: '/job',
  summary: 'Show the job post of a private link, with its candidates.',
  body: nothing,
  reply: employerJobSchema,
  idempotent: true,
  failures: ['not-found', 'unavailable'],
});

/**
 * Changes what candidates are asked from their next interview on; interviews that have begun keep their questions. The
 * contact stays: whoever got hold of the link must not be able to lead the next one to themselves.
 */
export const changeJob = defineCall({
  ...behindLink,
  name: 'changeJob',
  method: 'PUT',
  path: '/job',
  summary: 'Change the title, the skills and the questions of the job post of a private link.',
  body: finalizedJobSchema.omit({ contact_email: true }),
  reply: employerJobSchema,
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});

/** Closes a job, whose smart link then lets nobody new in, or opens it again. Interviews that have begun go on. */
export const setJobStatus = defineCall({
  ...behindLink,
  name: 'setJobStatus',
  method: 'PUT',
  path: '/job/status',
  summary: 'Close the job of a private link to new candidates, or open it again.',
  body: z.object({ status: z.enum(['open', 'closed']) }),
  reply: employerJobSchema,
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});

/** Mails another private link to the job's contact; the one that was used no longer works. */
export const replaceJobLink = defineCall({
  ...behindLink,
  name: 'replaceJobLink',
  method: 'POST',
  path: '/job/link',
  summary: 'Replace a private link by another one, which is mailed to the contact of the job.',
  body: nothing,
  reply: z.object({ replaced: z.literal(true) }),
  idempotent: false,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});

/**
 * Erases a job post for good: its description, questions, contact and links, and which candidates came by it.
 * Interviews that run are ended. What candidates said stays theirs, with their reports, until they erase it or its time
 * is over; nothing leads an employer to it any more. Gone is gone: its link is answered 404 then, a repeated call too.
 */
export const eraseJob = defineCall({
  ...behindLink,
  name: 'eraseJob',
  method: 'DELETE',
  path: '/job',
  summary: 'Erase the job post of a private link; candidates keep their own interviews.',
  body: nothing,
  reply: z.object({ erased: z.literal(true) }),
  idempotent: true,
  timeoutMs: 30_000,
  perMinute: 30,
  failures: ['not-found', 'unavailable'],
});
