import { z } from 'zod';
import { type FailureCode, failureCodes } from './call.ts';

const codes = Object.keys(failureCodes) as [FailureCode, ...FailureCode[]];

/** The body of every reply that is not 2xx. `message` is a sentence that may be shown to a person. */
export const failureSchema = z.object({ code: z.enum(codes), error: z.string(), message: z.string() });

/** See {@link failureSchema}. */
export type Failure = z.infer<typeof failureSchema>;
