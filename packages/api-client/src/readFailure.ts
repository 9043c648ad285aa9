import { z } from 'zod';
import { ApiError } from './apiError.ts';
import { type FailureCode, failureCodes, failureSchema } from './contract/index.ts';

/** Our service sends all three fields; the specification (section 7) promises only one or two of them for some calls. */
const bodySchema = z.object({
  code: failureSchema.shape.code.optional().catch(undefined),
  error: z.string().catch(''),
  message: z.string().catch(''),
});
const nothing: z.infer<typeof bodySchema> = { error: '', message: '' };

/** What a reply that is not 2xx says, as far as its JSON can be read. */
export function readFailure(status: number, body: unknown): ApiError {
  const { code, error, message } = bodySchema.safeParse(body).data ?? nothing;
  // Beside a code, `error` is only a label; alone it is all that there is to say.
  const serverMessage = message || (code ? '' : error);
  return new ApiError({
    code: code ?? codeOf(status, error) ?? 'invalid-reply',
    status,
    error,
    message: serverMessage || `HTTP error! status: ${status}`,
    serverMessage,
  });
}

/** The one code that has both this status and this label. */
function codeOf(status: number, error: string): FailureCode | undefined {
  const fitting = failureSchema.shape.code.options.filter(
    (code) => failureCodes[code].status === status && failureCodes[code].error === error,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
