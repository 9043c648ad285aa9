import { z } from 'zod';
import { defineCall } from './call.ts';
import { behindLink } from './employerJob.ts';
import { nothing } from './nothing.ts';
import { momentSchema } from './sessions.ts';
import { storable } from './storable.ts';
import { candidateParams } from './unlocking.ts';

/** Longest private note about one candidate, in characters. */
const maxPrivateNote = 2_000;

/** What the calls about one candidate have in common; one whose evidence is not shown does not exist here. */
const aboutCandidate = {
  ...behindLink,
  params: candidateParams,
  idempotent: true,
  timeoutMs: 10_000,
  failures: ['not-found', 'unavailable'],
} as const;

/** Puts a candidate on the employer's shortlist, or takes them off it. The candidate is told nothing. */
export const shortlistCandidate = defineCall({
  ...aboutCandidate,
  name: 'shortlistCandidate',
  method: 'PUT',
  path: '/job/candidates/:candidateId/shortlist',
  summary: 'Put a candidate on the shortlist of the job of a private link, or take them off it.',
  body: z.object({ shortlisted: z.boolean() }),
  reply: z.object({ shortlisted: z.boolean() }),
});

/** Keeps what the employer notes about a candidate, for those who have the private link; '' takes it away. */
export const noteCandidate = defineCall({
  ...aboutCandidate,
  name: 'noteCandidate',
  method: 'PUT',
  path: '/job/candidates/:candidateId/note',
  summary: 'Keep a private note about a candidate of the job of a private link.',
  body: z.object({
    note: storable(z.string())
      .trim()
      .max(maxPrivateNote, `must have at most ${maxPrivateNote.toLocaleString('en')} characters`),
  }),
  reply: z.object({ note: z.string() }),
});

/**
 * Declines a candidate, who is told so by e-mail in words of our own, once; it can't be taken back. Nothing that the
 * employer wrote goes with it besides the names of the job and of the company. Twice is harmless.
 */
export const declineCandidate = defineCall({
  ...aboutCandidate,
  name: 'declineCandidate',
  method: 'POST',
  path: '/job/candidates/:candidateId/decline',
  summary: 'Decline a candidate of the job of a private link, who is told so by email.',
  body: nothing,
  reply: z.object({ declinedAt: momentSchema }),
  perMinute: 30,
});

/**
 * Gives what the page of a job shows of its candidates, as a file, and no more: those who are locked have no address,
 * and of those whose evidence is hidden there is where they stand.
 */
export const exportCandidates = defineCall({
  ...behindLink,
  name: 'exportCandidates',
  method: 'GET',
  path: '/job/export',
  summary: 'Give the candidates of the job of a private link as CSV or JSON.',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'must be csv or json' }) }),
  body: nothing,
  reply: z.string(),
  replyAs: 'text',
  idempotent: true,
  timeoutMs: 30_000,
  perMinute: 10,
  failures: ['not-found', 'unavailable'],
});
