import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { reportDocumentSchema } from './report.ts';
import { momentSchema, sessionParams } from './sessions.ts';

/** Days for which a link to a report may work. */
const shareDays = [1, 7, 30] as const;

/** A link with which anybody can read a report for a while. */
export const shareSchema = z.object({
  id: z.string(),
  /** Null when it can't be shown any more, since the service's secret was changed; it goes on working. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/** What whoever has such a link gets to read: neither who it is, nor sound. */
export const sharedReportSchema = z.object({
  report: reportDocumentSchema,
  heldAt: momentSchema,
  expiresAt: momentSchema,
});

/** See {@link shareSchema}. */
export type Share = z.infer<typeof shareSchema>;
/** See {@link sharedReportSchema}. */
export type SharedReport = z.infer<typeof sharedReportSchema>;

const ofOwner = { auth: 'user', query: nothing, replyAs: 'json' } as const;

/** Makes a link with which anybody can read the report of the caller's interview. `not-found` also without a report. */
export const createShare = defineCall({
  ...ofOwner,
  name: 'createShare',
  method: 'POST',
  path: '/sessions/:sessionId/shares',
  summary: "Make a link to the report of the caller's interview that works for some days.",
  params: sessionParams,
  body: z.object({ days: z.literal(shareDays, 'must be 1, 7 or 30').default(7) }),
  reply: shareSchema,
  idempotent: false,
  perMinute: 30,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/** Lists the links to a report that work, the one that works longest first. */
export const listShares = defineCall({
  ...ofOwner,
  name: 'listShares',
  method: 'GET',
  path: '/sessions/:sessionId/shares',
  summary: "List the links to the report of the caller's interview.",
  params: sessionParams,
  body: nothing,
  reply: z.object({ shares: z.array(shareSchema) }),
  idempotent: true,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/** Takes every link to a report back; without any, nothing happens. */
export const revokeShares = defineCall({
  ...ofOwner,
  name: 'revokeShares',
  method: 'DELETE',
  path: '/sessions/:sessionId/shares',
  summary: "Take back every link to the report of the caller's interview.",
  params: sessionParams,
  body: nothing,
  reply: z.object({ revoked: z.literal(true) }),
  idempotent: true,
  perMinute: 30,
  failures: ['unauthorized', 'not-found', 'unavailable'],
});

/** Shows the report behind a link. One that ended, was taken back, or never was is answered `not-found`, always alike. */
export const readSharedReport = defineCall({
  name: 'readSharedReport',
  method: 'GET',
  path: '/shared',
  auth: 'link',
  summary: 'Show the report behind the link that its owner shared.',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sharedReportSchema,
  replyAs: 'json',
  idempotent: true,
  perMinute: 60,
  failures: ['not-found', 'unavailable'],
});
