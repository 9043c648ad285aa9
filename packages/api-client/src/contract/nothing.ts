import { z } from 'zod';

/** Stands where a call has no parameters, no query, or no body. */
export const nothing = z.undefined();
