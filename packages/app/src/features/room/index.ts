export type { SessionFailure } from './core/failures.ts';
export { useInterview } from './useInterview.ts';
export { useVoiceRoom } from './useVoiceRoom.ts';
export { previewCalls } from './previewCalls.ts';
