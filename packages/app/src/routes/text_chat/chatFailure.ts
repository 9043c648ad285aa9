import { ApiError } from '@viva/api-client';

/** What the person is told when a message was not answered (specification, section 8). */
export function chatFailure(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return 'An error occurred while sending the message';
  if (failure.serverMessage) return failure.serverMessage;
  if (failure.status === 401) return 'Please log in again';
  if (failure.status === 403) return 'Subscription required';
  return 'An error occurred';
}
