import { type ApiClient, ApiError } from '@viva/api-client';
import type { SessionPorts } from './core/session.ts';

/** Specification, section 8. */
const failed = 'Failed to connect to preview. Please try again.';

/** The calls of a session for a free preview, without an account. */
export function previewCalls(
  api: Pick<ApiClient, 'getPreviewToken' | 'requestPreviewInterviewer' | 'endPreview'>,
): SessionPorts['api'] {
  return {
    getVoiceToken: async (input, options) => {
      try {
        return await api.getPreviewToken(input, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.serverMessage) throw error;
        throw new ApiError({ code: error.code, status: error.status, message: failed, cause: error });
      }
    },
    endInterview: (input, options) => api.endPreview(input, options),
    requestInterviewer: (input, options) => api.requestPreviewInterviewer(input, options),
  };
}
