export { ApiError, type ApiFailure, type LocalFailureCode } from './apiError.ts';
export { type ApiClient, type ApiClientOptions, type RequestOptions, createApiClient } from './client.ts';
export {
  type Call,
  type CallAuth,
  type CallName,
  type Failure,
  type FailureCode,
  type FinalizedJob,
  type Invitation,
  type JobSuggestion,
  type Subscription,
  calls,
  consentVersions,
  consentVersionSchema,
  defineCall,
  failureCodes,
  failureSchema,
  finalizedJobSchema,
  invitationSchema,
  jobPostLimits,
  jobSuggestionSchema,
  maxChatMessage,
  roomIdSchema,
  subscriptionSchema,
} from './contract/index.ts';
export { writeReply } from './wire.ts';
