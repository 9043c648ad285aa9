export { isGuarded } from './backGuard.ts';
export type { SessionFailure } from './core/failures.ts';
export { type InterviewLeft, useInterview } from './useInterview.ts';
export { type RoomLeft, useVoiceRoom } from './useVoiceRoom.ts';
export { previewCalls } from './previewCalls.ts';
