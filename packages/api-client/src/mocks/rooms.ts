import type { HttpHandler } from 'msw';
import { calls, type FailureCode } from '../contract/index.ts';
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

const { generateRoom, getVoiceToken, endInterview, getRoomSession, requestInterviewer } = calls;
const roomId = 'room-for-stories';
const made = replying(generateRoom, { room_id: roomId });
const token = replying(getVoiceToken, 'media-token');

/** All calls of a practice room; what is given replaces the answer of that call. */
function rooms(
  answers: Partial<Record<'generate' | 'token' | 'end' | 'session' | 'interviewer', Answer>> = {},
): HttpHandler[] {
  return [
    mockCall(generateRoom, answers.generate ?? made),
    mockCall(getVoiceToken, answers.token ?? token),
    mockCall(endInterview, answers.end ?? replying(endInterview, { ended: true })),
    mockCall(getRoomSession, answers.session ?? replying(getRoomSession, { session_id: held.id })),
    mockCall(requestInterviewer, answers.interviewer ?? replying(requestInterviewer, { interviewer: 'present' })),
  ];
}

const refused = (code: FailureCode, message?: string) => rooms({ token: failingWith(code, message) });

/** A room is made. */
export const ready = rooms();
/** A room is made, and joined, but not at once. */
export const slow = rooms({ generate: slowly(made), token: slowly(token) });
/** No room can be made. */
export const generationFailed = rooms({ generate: broken });
/** No room is made: neither trial nor subscription holds. */
export const generationRefused = rooms({ generate: failingWith('subscription-required', 'Your trial has expired.') });
/** The call for a room never answers. */
export const generationHanging = rooms({ generate: never });
/** Neither trial nor subscription holds. */
export const subscriptionRequired = refused('subscription-required', 'Your trial has expired.');
/** The same, without a word. */
export const subscriptionRequiredWithoutMessage = refused('subscription-required');
/** The ID token no longer holds. */
export const tokenExpired = refused('unauthorized', 'Please log in again.');
/** An employer's interview is not joined before its candidate has agreed to be recorded. */
export const consentRequired = refused('consent-required', 'Please agree to the recording first.');
/** There is no such room, or it is somebody else's. */
export const notFound = refused('not-found', 'This room does not exist.');
/** The interview in the room is over. */
export const ended = refused('session-ended', 'This interview has ended.');
/** The media server is away. */
export const unavailable = refused('unavailable', 'Voice rooms aren’t available right now. Please try again.');
/** The token call breaks. */
export const failing = rooms({ token: broken });
/** The token call breaks without a word. */
export const failingWithoutMessage = rooms({ token: brokenSilently });
/** The token call never answers. */
export const hanging = rooms({ token: never });
/** Nothing answers. */
export const offline = rooms({
  generate: unreachable,
  token: unreachable,
  end: unreachable,
  session: unreachable,
  interviewer: unreachable,
});
/** The service does not say which interview was in the room. */
export const sessionUnknown = rooms({ session: broken });
