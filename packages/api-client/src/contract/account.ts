import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { momentSchema, sessionSummarySchema } from './sessions.ts';

/** Something of an area that has its own shape; the names of its fields say what they are. */
const record = z.record(z.string(), z.unknown());

/** All that belongs to an account, as one JSON document. Moments are ISO 8601 in UTC. */
export const accountExportSchema = z.object({
  exportedAt: momentSchema,
  account: z.object({ email: z.string(), createdAt: momentSchema, trialStartedAt: momentSchema }),
  /** What practice is about: role, job description, résumé; null when nothing was told. */
  profile: record.nullable(),
  /** How practice interviews were set up, the newest first: role, job ad, length and manner. */
  setups: z.array(record),
  /**
   * Interviews with every turn and their reports, the newest first; turns and reports as they are stored. `review`: what
   * a person was asked to look at. `shares`: until when its report can be read by a link.
   */
  sessions: z.array(
    sessionSummarySchema.extend({
      turns: z.array(z.unknown()),
      feedback: z.unknown(),
      review: record.nullable(),
      shares: z.array(record),
      /** What was corrected of the turns, which stand as they were heard. */
      corrections: z.array(record),
      /** Which answers' sound was kept, how much of it, and since when it is erased; the sound itself is heard at the report. */
      recordings: z.array(record),
    }),
  ),
  /** Answers by which it is decided when a question is to be said again, the newest first: question, level, when it was said. */
  questions: z.array(record),
  /** Answers that are kept to have them ready, the newest first: their interview and question; what was said stands there. */
  answers: z.array(record),
  subscription: record.nullable(),
  /** Text chats, each with its messages. */
  conversations: z.array(record),
  /** Interviews for employers: for which job, the consents that were given, and what the employer was told. */
  candidacies: z.array(record),
});

/** See {@link accountExportSchema}. */
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Gives the caller everything that belongs to their account. */
export const exportAccount = defineCall({
  name: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  auth: 'user',
  summary: 'Give everything that belongs to the account of the caller.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: accountExportSchema,
  replyAs: 'json',
  idempotent: true,
  timeoutMs: 60_000,
  perMinute: 6,
  failures: ['unauthorized', 'unavailable'],
});

/**
 * Erases the caller's account with all that belongs to it, the login included, and confirms it by e-mail. Erasing twice
 * is harmless. `login-too-old`: nothing was erased, since the identity service wants a fresh login first.
 */
export const eraseAccount = defineCall({
  name: 'eraseAccount',
  method: 'DELETE',
  path: '/account',
  auth: 'user',
  summary: 'Erase the account of the caller with all that belongs to it.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ erased: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  timeoutMs: 30_000,
  perMinute: 6,
  failures: ['unauthorized', 'login-too-old', 'unavailable'],
});
