export { ApiError, type LocalFailureCode } from './apiError.ts';
export { type ApiClient, type ApiClientOptions, type RequestOptions, createApiClient } from './client.ts';
export {
  type Call,
  type CallAuth,
  type CallName,
  type Failure,
  type FailureCode,
  calls,
  defineCall,
  failureCodes,
  failureSchema,
  roomIdSchema,
} from './contract/index.ts';
