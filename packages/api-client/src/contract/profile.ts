import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { momentSchema } from './sessions.ts';

/** Characters of a target role and of a job description, and bytes of a résumé. */
export const profileLimits = { targetRole: 200, jobDescription: 20_000, resumeBytes: 5 * 1024 * 1024 } as const;

const upTo = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `must have at most ${limit.toLocaleString('en')} characters`);

/** What practice interviews are about, as their owner writes it. */
export const profileFormSchema = z.object({
  targetRole: upTo(profileLimits.targetRole),
  /** The manner of the interviewer. */
  persona: z.enum(['friendly', 'neutral', 'demanding']),
  jobDescription: upTo(profileLimits.jobDescription),
  /** Whether the own answers of practice interviews are recorded. */
  recording: z.boolean(),
});

/** A profile as it is kept. The résumé's text stays with the service; `null` when there is none. */
export const profileSchema = profileFormSchema.extend({
  resume: z.object({ fileName: z.string(), addedAt: momentSchema }).nullable(),
});

/** See {@link profileFormSchema}. */
export type ProfileForm = z.infer<typeof profileFormSchema>;
/** See {@link profileSchema}. */
export type Profile = z.infer<typeof profileSchema>;

const common = { auth: 'user', params: nothing, query: nothing, reply: profileSchema, replyAs: 'json' } as const;

/** Gives the caller's practice profile; before the first change, an empty one. */
export const getProfile = defineCall({
  ...common,
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'Give the practice profile of the caller.',
  body: nothing,
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/** Replaces what the caller's practice profile says; the résumé stays. */
export const saveProfile = defineCall({
  ...common,
  name: 'saveProfile',
  method: 'PUT',
  path: '/profile',
  summary: 'Replace the practice profile of the caller.',
  body: profileFormSchema,
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});

/**
 * Keeps the text of a résumé, in place of an earlier one; the file itself is not kept. `file-kind`: neither PDF nor
 * text. `file-unreadable`: damaged, protected by a password, or without text, as a scan is.
 */
export const putResume = defineCall({
  ...common,
  name: 'putResume',
  method: 'PUT',
  path: '/profile/resume',
  summary: 'Read a résumé and keep its text for the interviews of the caller.',
  body: z.object({
    fileName: z.string().trim().min(1, 'must not be empty').max(255, 'must have at most 255 characters'),
    /** The file's bytes in base64. */
    content: z.base64('must be base64').min(4, 'must not be empty'),
  }),
  // Base64 takes four bytes for three.
  maxBodyBytes: Math.ceil(profileLimits.resumeBytes / 3) * 4 + 4_096,
  idempotent: true,
  timeoutMs: 60_000,
  perMinute: 10,
  failures: ['unauthorized', 'file-kind', 'file-unreadable', 'unavailable'],
});

/** Lets go of the caller's résumé; when there is none, nothing happens. */
export const removeResume = defineCall({
  ...common,
  name: 'removeResume',
  method: 'DELETE',
  path: '/profile/resume',
  summary: "Remove the caller's résumé.",
  body: nothing,
  idempotent: true,
  failures: ['unauthorized', 'unavailable'],
});
