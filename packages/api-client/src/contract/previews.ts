import { z } from 'zod';
import { defineCall } from './call.ts';
import { nothing } from './nothing.ts';
import { reportDocumentSchema } from './report.ts';
import { roomParams } from './rooms.ts';
import { momentSchema, sessionSchema, sessionSummarySchema } from './sessions.ts';

/** How long a preview's report is there, and can be kept, after the preview's end, in minutes. */
export const previewKeptMinutes = 30;

/** How far a preview's report is. */
const previewReportSchema = z.object({
  /** As of an interview; `nothing-said` and `failed`: there is none, and nothing to keep. */
  state: sessionSummarySchema.shape.report,
  making: sessionSchema.shape.making,
  /** When the preview began; null before that. */
  heldAt: momentSchema.nullable(),
  report: reportDocumentSchema.nullable(),
});

/** See {@link previewReportSchema}. */
export type PreviewReport = z.infer<typeof previewReportSchema>;

/** Ends a preview; knowing its room's id is enough. */
export const endPreview = defineCall({
  name: 'endPreview',
  method: 'POST',
  path: '/voice_chat/preview/:roomId/end',
  auth: 'none',
  summary: 'End a preview.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: z.object({ ended: z.literal(true) }),
  replyAs: 'json',
  idempotent: true,
  perMinute: 30,
  failures: ['not-found', 'rate-limited'],
});

/** The report of a preview, until half an hour after its end; knowing the room's id is enough. */
export const readPreviewReport = defineCall({
  name: 'readPreviewReport',
  method: 'GET',
  path: '/voice_chat/preview/:roomId/report',
  auth: 'none',
  summary: 'Read the report of a preview that is over.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: previewReportSchema,
  replyAs: 'json',
  idempotent: true,
  perMinute: 120,
  failures: ['not-found', 'rate-limited'],
});

/**
 * Makes a preview that has a report a practice interview of the caller's, with all that was said; doing it again changes
 * nothing. The whole report is then made, and e-mailed.
 */
export const keepPreview = defineCall({
  name: 'keepPreview',
  method: 'POST',
  path: '/voice_chat/preview/:roomId/keep',
  auth: 'user',
  summary: 'Keep a preview that is over as a practice interview of the caller.',
  params: roomParams,
  query: nothing,
  body: nothing,
  reply: z.object({ session_id: z.string() }),
  replyAs: 'json',
  idempotent: true,
  perMinute: 20,
  failures: ['unauthorized', 'not-found'],
});
