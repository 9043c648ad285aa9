import { endInterview, generateRoom, getVoiceToken, requestInterviewer } from './rooms.ts';

export { type Call, type CallAuth, type FailureCode, defineCall, failureCodes } from './call.ts';
export { type Failure, failureSchema } from './failure.ts';
export { roomIdSchema } from './rooms.ts';

/** Every public call of the service, by name. */
export const calls = { generateRoom, getVoiceToken, endInterview, requestInterviewer } as const;

/** Name of a public call. */
export type CallName = keyof typeof calls;
