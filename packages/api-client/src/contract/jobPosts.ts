import { z } from 'zod';
import { defineCall } from './call.ts';
import { contactEmailSchema } from './emailAddress.ts';
import { jsonText } from './jsonText.ts';
import { nothing } from './nothing.ts';
import { storable } from './storable.ts';
import { roomIdSchema } from './rooms.ts';

/** What a job post may hold: characters of the description and of one entry, and entries of each list. */
export const jobPostLimits = { description: 20_000, entry: 500, skills: 30, questions: 20 } as const;

const inEnglish = (limit: number) => limit.toLocaleString('en');

const line = storable(z.string())
  .trim()
  .min(1, 'must not be empty')
  .max(jobPostLimits.entry, `must have at most ${inEnglish(jobPostLimits.entry)} characters`);

/** Names of techniques that look like addresses. */
const techniques = /\b(?:asp|vb|ado|ml)\.net\b|\b[a-z]+\.js\b/gi;
/** Short words before which a title says "Sr.Web Developer" or "Asst.to the CEO"; an address has more after it. */
const shortened =
  /(?<![\p{L}\d.@-])(?:acct|admin|asst|assoc|coord|dep|dept|dir|eng|exec|jnr|jr|mgr|prof|snr|spec|sr|supv|tech|vp)\.(?=(?:app|dev|link|live|me|net|online|page|shop|site|store|to|top|web)(?:[\s,;)]|$))/giu;
const address =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\d]\.(?:app|biz|br|cc|click|club|cn|co|com|de|dev|eu|example|fr|info|io|link|live|ly|me|net|nl|online|org|page|pl|ru|shop|site|store|to|top|uk|us|vip|web|xyz)\b/iu;

/** A title goes to a mailbox that anybody may name, and must not lead its reader anywhere. */
const title = line.refine(
  (text) => !address.test(text.normalize('NFKC').replace(techniques, '').replace(shortened, '')),
  'must not hold an address of a page or a mailbox',
);

/** What the service reads from a job description, for the employer to check. */
export const jobSuggestionSchema = z.object({
  suggested_title: z.string(),
  required_skills: z.array(z.string()),
  key_questions: z.array(z.string()),
});

/** A job post as the employer means it; the smart link and the private link go to the contact. */
export const finalizedJobSchema = z.object({
  suggested_title: title,
  required_skills: z.array(line).max(jobPostLimits.skills, `must have at most ${jobPostLimits.skills} entries`),
  key_questions: z.array(line).max(jobPostLimits.questions, `must have at most ${jobPostLimits.questions} entries`),
  contact_email: contactEmailSchema,
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
  reply: z.object({ content: z.string(), structured_data: jsonText(jobSuggestionSchema) }),
  replyAs: 'json',
  idempotent: true,
  // A model may read a long description for a while.
  timeoutMs: 60_000,
  // Each call reads the description anew; an employer corrects it a few times.
  perMinute: 5,
  failures: ['not-found', 'job-finalized', 'rate-limited', 'unavailable'],
});

/**
 * Makes a job post final, once it has a description, and mails its links to the contact. The same form again changes
 * nothing and mails nothing, so that a lost reply may be asked for again; another form is refused.
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
  // The caller knows the job already; whatever else comes is of no account.
  reply: z.object({}),
  replyAs: 'json',
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'job-finalized', 'rate-limited', 'unavailable'],
});
