import { z } from 'zod';
import { defineCall } from './call.ts';
import { jobCandidateSchema, jobLogEntrySchema } from './jobCandidates.ts';
import { finalizedJobSchema, interviewMinutes, jobBodyBytes, jobSuggestionSchema, logoSchema } from './jobPosts.ts';
import { nothing } from './nothing.ts';
import { roomIdSchema } from './rooms.ts';
import { momentSchema } from './sessions.ts';

/** A bar, 0 to 100. */
const barSchema = z.number().int().min(0).max(100);

/** A final job post as its employer sees it behind the private link. */
export const employerJobSchema = jobSuggestionSchema.extend({
  contact_email: z.string(),
  /** '' where the employer gave none. */
  company: z.string(),
  /** Candidates have agreed to be recorded for this company, so it stays. */
  companyFixed: z.boolean(),
  logo: logoSchema.nullable(),
  note: z.string(),
  /** Null for as long as any interview may take. */
  minutes: z.literal(interviewMinutes).nullable(),
  question_count: z.number().int().min(1).nullable(),
  /** Some of the required skills. */
  nice_to_have: z.array(z.string()),
  job_id: roomIdSchema,
  /** What candidates are sent. */
  smart_link: z.url({ protocol: /^https?$/ }),
  status: z.enum(['open', 'closed']),
  createdAt: momentSchema,
  finalizedAt: momentSchema,
  closedAt: momentSchema.nullable(),
  /** Whoever's score reaches it is announced and shown. */
  bar: barSchema,
  /** Null while it is the usual one. */
  barSetAt: momentSchema.nullable(),
  /** What interviews leave out of the questions and the skills above. */
  leftOut: z.object({
    /**
     * `may-not-be-asked`: nobody may be chosen by it; `repeated`: an earlier one asks the same; `instructs`: it gives
     * orders instead of asking; `unclear`: it can't be said aloud; `no-time`: the time or the number of questions is
     * used up before it.
     */
    questions: z.array(
      z.object({
        question: z.string(),
        reason: z.enum(['may-not-be-asked', 'repeated', 'instructs', 'unclear', 'no-time']),
      }),
    ),
    /** Skills that no question asks for. `unclear`: it is no name of a skill, such as a sentence or an address. */
    skills: z.array(z.object({ skill: z.string(), reason: z.enum(['no-time', 'may-not-be-asked', 'unclear']) })),
  }),
  /**
   * What the assessed candidates came to, in order of size, so that nobody sees whose is which; without those who
   * fell short of the bar under which they agreed.
   */
  scores: z.array(z.number()),
  /** How many candidates were assessed. */
  assessed: z.number().int().min(0),
  /** How many of them fell short of the bar under which they agreed, and stay hidden however low it is set. */
  withheld: z.number().int().min(0),
  unlocking: z.object({
    /** Whether candidates can be paid for here. */
    offered: z.boolean(),
    /** In the currency's smallest unit; null where the checkout alone says it. */
    price: z.object({ amount: z.number().int().min(0), currency: z.string() }).nullable(),
    /** No money moves. */
    test: z.boolean(),
  }),
  candidates: z.array(jobCandidateSchema),
  /**
   * Whether the link that was used came by email, so that its holder reads the mailbox of the contact: the first link is shown to the
   * person who posts a job, every later one is only mailed.
   */
  mailboxKnown: z.boolean(),
  /** The people invited by email, the newest first. */
  invitations: z.array(
    z.object({ email: z.string(), invitedAt: momentSchema, state: z.enum(['under-way', 'sent', 'not-sent']) }),
  ),
  /** The newest entries of the audit log, the newest first. */
  log: z.array(jobLogEntrySchema),
});

/** See {@link employerJobSchema}. */
export type EmployerJob = z.infer<typeof employerJobSchema>;

/** What all calls behind the private link have in common. A key that no job has is answered `not-found`, always alike. */
export const behindLink = { auth: 'link', params: nothing, query: nothing, replyAs: 'json', perMinute: 60 } as const;

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
 * Changes what candidates are asked and told from their next interview on; interviews that have begun keep their
 * questions, and what is left out of the optional parts stays as it is. The contact stays: someone who got hold of the
 * link must not be able to lead the next one to themselves. The company stays once a candidate has agreed to be recorded
 * for it. A logo that is left out stays. `file-unreadable`: the logo can't be read as a
 * PNG, JPEG, or WebP of at most a million pixels.
 */
export const changeJob = defineCall({
  ...behindLink,
  name: 'changeJob',
  method: 'PUT',
  path: '/job',
  summary: 'Change what the candidates of the job post of a private link are asked and told.',
  body: finalizedJobSchema.omit({ contact_email: true }),
  maxBodyBytes: jobBodyBytes,
  reply: employerJobSchema,
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'file-unreadable', 'unavailable'],
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

/**
 * Sets the bar. Candidates who reach it now, and never did before, are announced by e-mail, each once. Those who agreed
 * under a higher bar and did not reach that one stay hidden.
 */
export const setJobBar = defineCall({
  ...behindLink,
  name: 'setJobBar',
  method: 'PUT',
  path: '/job/bar',
  summary: 'Set how much of what a job asks for an interview must show for its candidate to be announced.',
  body: z.object({ bar: barSchema }),
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
 * Erases a job post for good: its description, questions, logo, contact and links, and which candidates came by it.
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
