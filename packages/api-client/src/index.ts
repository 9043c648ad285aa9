export { ApiError, type ApiFailure, type LocalFailureCode } from './apiError.ts';
export { type ApiClient, type ApiClientOptions, type RequestOptions, createApiClient } from './client.ts';
export {
  type Call,
  type CallAuth,
  type CallName,
  type Failure,
  type FailureCode,
  type FinalizedJob,
  type JobSuggestion,
  type Subscription,
  calls,
  defineCall,
  failureCodes,
  failureSchema,
  finalizedJobSchema,
  jobPostLimits,
  jobSuggestionSchema,
  maxChatMessage,
  roomIdSchema,
  subscriptionSchema,
} from './contract/index.ts';
export { writeReply } from './wire.ts';
