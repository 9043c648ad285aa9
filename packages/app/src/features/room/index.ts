export type { SessionFailure } from './core/failures.ts';
export { notLoggedIn } from './core/failures.ts';
export { useVoiceRoom, type VoiceRoomOptions } from './useVoiceRoom.ts';
