import type { HttpHandler } from 'msw';
import { calls, type PreviewReport } from '../contract/index.ts';
import { assessedReport } from './assessedReport.ts';
import { held } from './history.ts';
import {
  type Answer,
  broken,
  brokenSilently,
  failing as failingWith,
  mockCall,
  never,
  replying,
  slow as slowly,
  unreachable,
} from './situations.ts';

const { generatePreviewRoom, getPreviewToken, requestPreviewInterviewer, endPreview, readPreviewReport, keepPreview } =
  calls;
const made = replying(generatePreviewRoom, { room_id: 'preview-for-stories' });
const token = replying(getPreviewToken, 'media-token');

const present = replying(requestPreviewInterviewer, { interviewer: 'present' });

const heldAt = held.startedAt;
const reported = replying(readPreviewReport, {
  state: 'ready',
  making: null,
  heldAt,
  report: { ...assessedReport, kind: 'preview' },
});
const stateOf = (state: PreviewReport['state'], making: PreviewReport['making'] = null) =>
  replying(readPreviewReport, { state, making, heldAt, report: null });
const kept = replying(keepPreview, { session_id: held.id });

function previewRooms(
  answers: Partial<Record<'generate' | 'token' | 'interviewer' | 'report' | 'keep', Answer>> = {},
): HttpHandler[] {
  return [
    mockCall(generatePreviewRoom, answers.generate ?? made),
    mockCall(getPreviewToken, answers.token ?? token),
    mockCall(requestPreviewInterviewer, answers.interviewer ?? present),
    mockCall(endPreview, replying(endPreview, { ended: true })),
    mockCall(readPreviewReport, answers.report ?? reported),
    mockCall(keepPreview, answers.keep ?? kept),
  ];
}

/** A preview is made, and can be joined. */
export const ready = previewRooms();
/** The same, but not at once. */
export const slow = previewRooms({ generate: slowly(made), token: slowly(token) });
/** This address has had its previews for this hour. */
export const limited = previewRooms({
  generate: failingWith('rate-limited', 'You’ve used your free previews for now. Please try again in an hour.'),
});
/** No preview can be made. */
export const failing = previewRooms({ generate: broken });
/** No preview can be made, and nothing is said about it. */
export const failingWithoutMessage = previewRooms({ generate: brokenSilently });
/** The call for a preview never answers. */
export const hanging = previewRooms({ generate: never });
/** The preview is there but can't be joined. */
export const tokenFailing = previewRooms({ token: broken });
/** The same, without a word. */
export const tokenFailingWithoutMessage = previewRooms({ token: brokenSilently });
/** The token call never answers. */
export const tokenHanging = previewRooms({ token: never });
/** There is no such preview. */
export const notFound = previewRooms({ token: failingWith('not-found', 'This preview does not exist.') });
/** The preview's minutes are over. */
export const ended = previewRooms({ token: failingWith('session-ended', 'This preview has ended.') });
/** The media server is away. */
export const unavailable = previewRooms({
  token: failingWith('unavailable', 'Voice rooms aren’t available right now. Please try again.'),
});
/** Nobody was in the room, and somebody is sent. */
export const interviewerSent = previewRooms({
  interviewer: replying(requestPreviewInterviewer, { interviewer: 'dispatched' }),
});
/** Nothing answers. */
export const offline = previewRooms({ generate: unreachable, token: unreachable, interviewer: unreachable });
/** Its report is being written, and stays so. */
export const reportWriting = previewRooms({ report: stateOf('writing', 'assessing') });
/** Nothing was said, so there is no report. */
export const reportNothingSaid = previewRooms({ report: stateOf('nothing-said') });
/** There is no report any more, and nothing to keep. */
export const gone = previewRooms({
  report: failingWith('not-found', 'This preview does not exist.'),
  keep: failingWith('not-found', 'This preview does not exist.'),
});
/** The report can't be asked for. */
export const reportUnreachable = previewRooms({ report: unreachable });
