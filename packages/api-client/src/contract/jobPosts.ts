import { z } from 'zod';
import { defineCall } from './call.ts';
import { contactEmailSchema } from './emailAddress.ts';
import { jsonText } from './jsonText.ts';
import { nothing } from './nothing.ts';
import { roomIdSchema } from './rooms.ts';
import { shownLine, shownText } from './shownWords.ts';
import { storable } from './storable.ts';

/**
 * What a job post may hold: characters of the description, of one entry, of the company's name and of the note for
 * candidates, and entries of each list; and the most questions that an interview can be asked to have.
 */
export const jobPostLimits = {
  description: 20_000,
  entry: 500,
  skills: 30,
  questions: 20,
  company: 120,
  note: 600,
  asked: 9,
} as const;

/** How long an employer's interview may be chosen to take, in minutes. */
export const interviewMinutes = [5, 10, 20] as const;

/** The same, with the number of questions that each has time for. */
export const interviewLengths = [
  { minutes: 5, questions: 2 },
  { minutes: 10, questions: 4 },
  { minutes: 20, questions: jobPostLimits.asked },
] as const satisfies readonly { minutes: (typeof interviewMinutes)[number]; questions: number }[];

/**
 * A company's logo: the most pixels that it is kept with, which is twice what it is shown with, and the most characters that it is sent
 * with. A PNG of that size is never longer.
 */
export const logoLimits = { width: 320, height: 96, characters: 180_000 } as const;

/** Largest body with all parts of a job as long as they may be, in letters that take three bytes each. */
export const jobBodyBytes = 512 * 1024;

/** A picture as a base64 `data:` URL. */
export const logoSchema = z
  .string()
  .max(logoLimits.characters, 'is too large')
  .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'must be a PNG, JPEG, or WebP image');

const inEnglish = (limit: number) => limit.toLocaleString('en');

const countProblem = `must be a whole number from 1 to ${jobPostLimits.asked}`;

const line = storable(z.string())
  .trim()
  .min(1, 'must not be empty')
  .max(jobPostLimits.entry, `must have at most ${inEnglish(jobPostLimits.entry)} characters`);

/** What the service reads from a job description, for the employer to check. */
export const jobSuggestionSchema = z.object({
  suggested_title: z.string(),
  required_skills: z.array(z.string()),
  key_questions: z.array(z.string()),
});

/** A job post as the employer means it; the smart link and the private link go to the contact. */
export const finalizedJobSchema = z.object({
  suggested_title: shownLine(jobPostLimits.entry),
  required_skills: z.array(line).max(jobPostLimits.skills, `must have at most ${jobPostLimits.skills} entries`),
  key_questions: z.array(line).max(jobPostLimits.questions, `must have at most ${jobPostLimits.questions} entries`),
  contact_email: contactEmailSchema,
  /** Who asks for the interviews, as candidates read it. */
  company: shownLine(jobPostLimits.company).optional(),
  /** What candidates see of the company beside its name; null for none. */
  logo: logoSchema.nullable().optional(),
  /** What candidates read before the interview; '' for nothing. */
  note: shownText(jobPostLimits.note).optional(),
  /** How long an interview takes at most. */
  minutes: z.literal(interviewMinutes, { error: `must be ${interviewMinutes.join(', ')} minutes` }).optional(),
  /** How many questions are asked at most; null for as many as there is time for. */
  question_count: z.int(countProblem).min(1, countProblem).max(jobPostLimits.asked, countProblem).nullable().optional(),
  /** Those of the required skills that are nice to have: they are asked about after the others. */
  nice_to_have: z.array(line).max(jobPostLimits.skills, `must have at most ${jobPostLimits.skills} entries`).optional(),
});

/** See {@link jobSuggestionSchema}. */
export type JobSuggestion = z.infer<typeof jobSuggestionSchema>;
/** See {@link finalizedJobSchema}. */
export type FinalizedJob = z.infer<typeof finalizedJobSchema>;

/** A job's id stands in its smart link, where a room's does. */
const jobParams = z.object({ jobId: roomIdSchema });

/** Makes an empty job post, for which nobody needs an account. */
export const createJobPost = defineCall({
  name: 'createJobPost',
  method: 'POST',
  path: '/job_post/create',
  auth: 'none',
  summary: 'Make an empty job post.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ job_id: roomIdSchema }),
  replyAs: 'json',
  idempotent: false,
  failures: ['rate-limited', 'unavailable'],
});

/** Sets the description of a job post and reads suggestions from it; the same description again changes nothing. */
export const updateJobPost = defineCall({
  name: 'updateJobPost',
  method: 'POST',
  path: '/job_post/:jobId',
  auth: 'none',
  summary: 'Set the description of a job post and read suggestions from it.',
  params: jobParams,
  query: nothing,
  body: z.object({
    content: storable(z.string())
      .trim()
      .min(1, 'must not be empty')
      .max(jobPostLimits.description, `must have at most ${inEnglish(jobPostLimits.description)} characters`),
  }),
  reply: z.object({
    content: z.string(),
    structured_data: jsonText(jobSuggestionSchema),
    /** What the employer should know of the text: it tells of no job, or is in another language than interviews are. */
    remark: z.enum(['no-job', 'other-language']).optional(),
  }),
  replyAs: 'json',
  idempotent: true,
  // A model may read a long description for a while.
  timeoutMs: 60_000,
  // Each call reads the description anew. Four employers in one office share an address; each may correct theirs twice.
  perMinute: 12,
  failures: ['not-found', 'job-finalized', 'rate-limited', 'unavailable'],
});

/**
 * Makes a job post final, once it has a description, and mails its links to the contact. The same form again changes
 * nothing and mails nothing, so that a lost reply may be asked for again; another form is refused. `file-unreadable`: the logo can't
 * be read as a PNG, JPEG, or WebP of at most a million pixels.
 */
export const finalizeJobPost = defineCall({
  name: 'finalizeJobPost',
  method: 'POST',
  path: '/job_post/:jobId/finalize',
  auth: 'none',
  summary: 'Make a job post final and mail its links to the contact.',
  params: jobParams,
  query: nothing,
  body: finalizedJobSchema,
  maxBodyBytes: jobBodyBytes,
  reply: z.object({
    /**
     * The job's page for its employer, where this call made the job final. A repeat does not tell it: by then others may
     * know the job's id.
     */
    private_link: z.url({ protocol: /^https?$/ }).optional(),
  }),
  replyAs: 'json',
  idempotent: true,
  saysInError: true,
  perMinute: 30,
  failures: ['not-found', 'job-finalized', 'file-unreadable', 'rate-limited', 'unavailable'],
});

/**
 * Mails the private links of all jobs of a mailbox to that mailbox. The answer is the same whether it has any, so that
 * a stranger can’t learn from it who posts jobs.
 */
export const sendJobLinks = defineCall({
  name: 'sendJobLinks',
  method: 'POST',
  path: '/job_links',
  auth: 'none',
  summary: 'Mail the private links of all jobs of a mailbox to that mailbox.',
  params: nothing,
  query: nothing,
  body: z.object({ email: contactEmailSchema }),
  reply: z.object({ accepted: z.literal(true) }),
  replyAs: 'json',
  idempotent: false,
  perMinute: 20,
  failures: ['rate-limited', 'unavailable'],
});
