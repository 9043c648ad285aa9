import { z } from 'zod';
import { defineCall } from './call.ts';
import { invitedEmailSchema } from './emailAddress.ts';
import { behindLink } from './employerJob.ts';
import { nothing } from './nothing.ts';

/** The most addresses that one call invites, and that one job ever does. */
export const emailInvitationLimits = { atOnce: 20, ofJob: 200 } as const;

const countProblem = `must name 1 to ${emailInvitationLimits.atOnce} addresses`;

/**
 * Emails the smart link to candidates, each once for a job, in words of our own. It takes a link that came by email ({@link EmployerJob}'s
 * `mailboxKnown`), an open job, and room in its list; else it is refused as `link-not-mailed`, `job-closed`, or `invitations-full`. How many emails go out is limited, and people
 * can say that they want none. The same call again invites no one twice.
 */
export const sendInvitations = defineCall({
  ...behindLink,
  name: 'sendInvitations',
  method: 'POST',
  path: '/job/invitations',
  summary: 'Email invitations to the job of a private link to candidates.',
  body: z.object({
    emails: z.array(invitedEmailSchema).min(1, countProblem).max(emailInvitationLimits.atOnce, countProblem),
  }),
  reply: z.object({
    /** Also those who were within the last two minutes: a reply may have been lost. */
    invited: z.array(z.string()),
    /** `already`: invited to this job before. `not-possible`: they want no invitations, or got too many today. */
    skipped: z.array(z.object({ email: z.string(), reason: z.enum(['already', 'not-possible']) })),
  }),
  idempotent: true,
  perMinute: 10,
  failures: ['not-found', 'link-not-mailed', 'job-closed', 'invitations-full', 'rate-limited', 'unavailable'],
});

/** What the calls with the key of an invitation have in common. A key that was never sent is answered `not-found`. */
const withMailboxKey = {
  path: '/invitations/choice',
  auth: 'none',
  params: nothing,
  query: nothing,
  reply: z.object({ email: z.string(), wanted: z.boolean() }),
  replyAs: 'json',
  idempotent: true,
  perMinute: 20,
  failures: ['not-found', 'unavailable'],
} as const;
/** An address of 320 characters, as it stands in a key, and its seal. */
const longestKey = 2_000;
const keySchema = z.string().min(1).max(longestKey);

/** Says whether the reader of a mailbox takes invitations by email. The key is in a body, so that it is in no log. */
export const readInvitationChoice = defineCall({
  ...withMailboxKey,
  name: 'readInvitationChoice',
  method: 'POST',
  summary: 'Say whether the mailbox of a key takes invitations by email.',
  body: z.object({ key: keySchema }),
});

/** Stops invitations by email from all employers to a mailbox, or allows them again. */
export const chooseInvitations = defineCall({
  ...withMailboxKey,
  name: 'chooseInvitations',
  method: 'PUT',
  summary: 'Stop or allow invitations by email to the mailbox of a key.',
  body: z.object({ key: keySchema, wanted: z.boolean() }),
});
